/** Words of where one reads up. */
export const lookUpWording = {
  title: 'Nachschlagen, was gilt',
  note: 'Frei zugänglich, ohne Anmeldung.',
  laws: { title: 'Gesetze im Wortlaut', text: 'Vom BetrVG bis zum SGB IX, Paragraf für Paragraf.' },
  rulings: { title: 'Rechtsprechung', text: 'Was die Gerichte entschieden haben und was es für Ihr Gremium bedeutet.' },
  lexicon: { title: 'Lexikon', text: 'Begriffe der Betriebsratsarbeit, in einem Satz erklärt und dann genauer.' },
}
