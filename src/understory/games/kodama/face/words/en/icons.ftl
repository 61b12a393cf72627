# The six icons of the Kodama games, in the forms that sentences need.

icon-caterpillar = caterpillar
    .a = a caterpillar
    .the = the caterpillar
icon-cloud = cloud
    .a = a cloud
    .the = the cloud
icon-firefly = firefly
    .a = a firefly
    .the = the firefly
icon-flower = flower
    .a = a flower
    .the = the flower
icon-mushroom = mushroom
    .a = a mushroom
    .the = the mushroom
icon-star = star
    .a = a star
    .the = the star
place-branch = branch ({ NAME($icons, of: "icon", joined: "comma") })
