import type { Picture } from '#core/shared/picture.ts'

/** Pictures side by side; each brings its size, so that nothing jumps when it arrives. */
export const Pictures = ({ pictures, label }: { readonly pictures: readonly Picture[]; readonly label: string }) =>
  pictures.length > 0 && (
    <ul className="grid pictures" aria-label={label}>
      {pictures.map(({ url, alt, width, height, caption }) => (
        <li key={url}>
          <figure>
            <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
            {caption !== '' && <figcaption className="small mute">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
