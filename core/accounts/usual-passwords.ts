/**
 * German words that people lengthen with figures and signs until they are long enough, beside the list of usual
 * passwords.
 */
export const germanWords: ReadonlySet<string> = new Set(
  `abc admin administrator angel arbeit august baby berlin betriebsrat betriebsratsarbeit betriebsratswahl bremen büro chef
  computer dezember deutschland dezember dienstag donnerstag düsseldorf engel familie februar frankfurt freitag freiheit
  freunde frühling frühjahr fussball fußball garten geheim geheimnis gewerkschaft glück gremium hallo hallohallo hamburg
  hannover herbst herzchen ichliebedich iloveyou januar juli juni kaffee kennwort köln leipzig liebe mai mama mannheim maus
  mausi märz mein meinpasswort meins mittwoch montag motorrad münchen niemals november nürnberg office oktober papa passwort
  passwortpasswort passwd password personalrat prinzessin qwertz qwertzui qwertzuiop qwerty samstag schalke schatz schatzi
  schmetterling schule schwerbehindertenvertretung schwarz secret seminar seminare sicher sicherheit sommer sommerzeit
  sonne sonnenschein sonntag sonntags start startseite stuttgart super superman test tester testtest urlaub
  vertrauensperson vorsitz vorsitzende vorsitzender weihnachten welcome werder willkommen winter winterzeit wochenende
  zugang zuhause september april`.split(/\s+/),
)

/**
 * Keys, letters and figures that stand side by side, on German and English keyboards, in rows, columns and by turns.
 */
export const keyRows: readonly string[] = [
  '01234567890ß',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü+',
  'asdfghjklöä#',
  '<yxcvbnm,.-',
  'qwertyuiop',
  'zxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik,9ol.0pö-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '!"§$%&/()=',
  '!@#$%^&*()',
]

/** Letters for figures and signs that look like them; 1 is an i or an l. */
export const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
}
