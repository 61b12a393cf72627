bad-no-tiles-file = non c’è; ogni pacchetto di Kodama 3D ne ha uno
bad-tip-cell = dev’essere una cella diversa da quella del gambo
bad-points-number = devono essere { $wanted }, non { $count }
bad-goal-numbers = gli obiettivi sono numerati da 1 in poi, in ordine
bad-no-condition = { $value } non è una condizione che esista
