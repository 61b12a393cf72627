learn = Apprendre { $game }
learn-lead = Chaque leçon est une petite partie sur le vrai plateau. Arrêtez quand vous voulez : vous reprendrez au même endroit.
minutes = { $minutes } minutes
learnt = terminée
begin = Commencer
go-on = Reprendre
again = Encore une fois
step = Étape { $number } sur { $steps }
continue = Continuer
back = Retour
show-me = Montrez-moi
leave = Quitter la leçon
find = Touchez le bon élément sur le plateau.
other-way = Cela a eu un effet, mais pas celui demandé. Essayez encore.
shown = Fait pour vous. Regardez ce que cela a rapporté, puis continuez.
choice = Celui-ci : { $name }
finished = Vous savez jouer. Place à une partie !
first-game = Votre première partie
first-game-about = Contre le bot le plus doux, avec un conseiller qui dit ce qui compte.
next-lesson = Leçon suivante
all-lessons = Toutes les leçons
rulebook = Le livret de règles
no-lessons = Ce jeu n’a pas encore de leçon. Son livret de règles est ouvert.
coach = Le conseiller
coach-best = { $points ->
    [one] Un point est
   *[other] { $points } points sont
 } à prendre tout de suite : { $sources }. Voyez-vous comment ?
coach-none = Rien ne rapporte tout de suite. Préparez la suite.
coach-more = { $more } de plus étaient possibles : ce qui est éclairé aurait compté.
coach-plan = Mon conseil : que le journal dise ensuite « { $plan } »
coach-better = Autre chose donnait { $chance } chances sur cent de plus : « { $plan } »
coach-back = Reprendre le coup
coach-off = Jouer sans conseiller
coach-waits = Je dirai ce qui compte quand ce sera votre tour.
