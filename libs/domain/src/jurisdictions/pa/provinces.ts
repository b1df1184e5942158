/** Provinces and regions by the number that identity cards begin with. */
export const PROVINCES = {
  '1': 'BOCAS DEL TORO',
  '2': 'COCLÉ',
  '3': 'COLÓN',
  '4': 'CHIRIQUÍ',
  '5': 'DARIÉN',
  '6': 'HERRERA',
  '7': 'LOS SANTOS',
  '8': 'PANAMÁ',
  '9': 'VERAGUAS',
  '10': 'GUNA YALA',
  '11': 'EMBERÁ-WOUNAAN',
  '12': 'NGÄBE-BUGLÉ',
  '13': 'PANAMÁ OESTE',
} as const;
