import type { Picture as Shown } from '#core/shared/picture.ts'

/** A picture with what stands under it; it brings its size, so that nothing jumps when it arrives. */
export const Picture = ({
  picture: { url, alt, width, height, caption },
  className,
  lazy = false,
}: {
  readonly picture: Shown
  readonly className?: string
  /** It stands further down, and waits until somebody comes near. */
  readonly lazy?: boolean
}) => (
  <figure className={className}>
    <img src={url} alt={alt} width={width} height={height} loading={lazy ? 'lazy' : undefined} decoding="async" />
    {caption !== '' && <figcaption className="small mute">{caption}</figcaption>}
  </figure>
)

/** Pictures side by side. */
export const Pictures = ({ pictures, label }: { readonly pictures: readonly Shown[]; readonly label: string }) =>
  pictures.length > 0 && (
    <ul className="grid pictures" aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.url}>
          <Picture picture={picture} lazy />
        </li>
      ))}
    </ul>
  )
