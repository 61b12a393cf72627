bad-no-tiles-file = il n’y en a pas ; tout pack de Kodama 3D en a un
bad-tip-cell = doit être une autre case que celle de la tige
bad-points-number = il en faut { $wanted }, et non { $count }
bad-goal-numbers = les objectifs sont numérotés à partir de 1, dans l’ordre
bad-no-condition = { $value } n’est pas une condition qui existe
