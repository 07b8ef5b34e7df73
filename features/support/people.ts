/** The people of the scenarios. */
export const people = {
  Mara: { email: 'mara@werk.example', password: 'Kaffee und Tagesordnung', firstName: 'Mara', lastName: 'Kessler' },
  Jonas: { email: 'jonas@werk.example', password: 'Zwölf Stühle am Tisch', firstName: 'Jonas', lastName: 'Yıldız' },
} as const

export const personOf = (name: string): (typeof people)[keyof typeof people] => {
  const [first = ''] = name.split(' ')
  if (first === 'Mara' || first === 'Jonas') return people[first]
  throw new Error(`nobody is called ${name}`)
}
