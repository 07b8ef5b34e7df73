import { Icon } from './icon.tsx'

export interface Film {
  /** Page link, short link or embed link of the video. */
  readonly source: string
  readonly title: string
  readonly description: string
  /** Address of our own cover picture. */
  readonly image: string
}

/**
 * The host of a video: our own cover, and without JavaScript a link to the provider. The player comes with the first
 * click, and the provider only after consent (domain §6).
 */
export const VideoHost = ({ source, title, description, image }: Film) => (
  <div
    data-widget="video"
    data-source={source}
    data-title={title}
    data-description={description}
    data-image={image}
    data-portal=""
  >
    <figure className="player">
      <a className="video" href={source} rel="noopener noreferrer" data-primary="">
        <img className="art" src={image} alt="" width="960" height="540" loading="lazy" />
        <span className="play">
          <Icon name="play" />
          <span>{title}</span>
        </span>
      </a>
      <figcaption className="small mute">{description}</figcaption>
    </figure>
  </div>
)
