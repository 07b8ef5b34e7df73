import { pageWording } from '#wording/pages.ts'

const words = pageWording.reading.consent

/**
 * What the visitor has chosen about cookies so far, and the button that opens the choice. The page is the same for
 * everyone: a script shows the sentence that is true in this browser; without scripts the page says why there is none.
 */
export const PresentChoice = () => (
  <section className="chosen stack g2" aria-labelledby="auswahl">
    <h2 id="auswahl" className="h4">
      {words.heading}
    </h2>
    <div role="status">
      {Object.entries(words.present).map(([choice, sentence]) => (
        <p key={choice} data-choice={choice} hidden>
          {sentence}
        </p>
      ))}
    </div>
    <p className="unscripted">{words.withoutScripts}</p>
    <p>
      <button className="btn" type="button" data-open-consent="">
        {words.open}
      </button>
    </p>
  </section>
)
