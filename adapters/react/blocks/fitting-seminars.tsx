import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import type { Site } from '#core/site.ts'
import type { Frame } from '../page.ts'
import { ThemeCards } from './theme-card-on-page.tsx'

/** So many stand below a text. */
export const seminarsShown = 3

/** The themes at these addresses that are offered, as many as are shown. */
export async function seminarsAt(site: Site, urls: readonly string[]): Promise<readonly Card[]> {
  if (urls.length === 0) return []
  const found = await site.programme.catalogue.themes({ urls: urls.slice(0, seminarsShown) })
  return found.ok ? found.value.items : []
}

/** Seminars below a text that is about what they teach; nothing where there are none. */
export const FittingSeminars = ({
  title,
  seminars,
  frame,
}: {
  readonly title: string
  readonly seminars: readonly Card[]
  readonly frame: Frame
}) =>
  seminars.length > 0 && (
    <section className="sec">
      <div className="wrap">
        <div className="row sec-h">
          <h2>{title}</h2>
        </div>
        <div className="grid">
          <ThemeCards cards={seminars} frame={frame} firstIsNext />
        </div>
      </div>
    </section>
  )
