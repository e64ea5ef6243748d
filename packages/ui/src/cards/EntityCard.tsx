import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Description, DescriptionList } from '../layout/DescriptionList/DescriptionList.js';
import { FigureList, type NamedFigure } from '../layout/FigureList/FigureList.js';
import { PageHeader } from '../layout/Page/Page.js';
import * as styles from './EntityCard.css.js';

/** Properties of the cards of clubs, aircraft and airports. */
export interface EntityCardLook {
  /**
   * URL of the page about it, which the card links to. Without it, the card is the head of that page:
   * its name is the `h1`, and it shows all figures.
   */
  href?: string;
  /** URL of a photo or logo; defaults to an icon. */
  imageSrc?: string | undefined;
  /** Buttons at the head of a page. */
  actions?: ReactNode;
}

export interface EntityCardProps extends EntityCardLook {
  name: string;
  /** Line below the name: where it is or who made it. */
  note?: ReactNode;
  /** `Chip` beside the name. */
  chip?: ReactNode;
  /** Shown in place of an image. */
  icon: ReactNode;
  /** The most important ones first; `undefined` and `false` are left out. */
  figures: readonly (NamedFigure | false | undefined)[];
}

/** Figures of a card in a list. */
const MAX_FIGURES_IN_LIST = 3;

/** A card with image, name and figures of an object. */
export function EntityCard({ href, ...props }: EntityCardProps) {
  const known = props.figures.filter((figure) => figure !== undefined && figure !== false);
  return href === undefined ? (
    <HeadCard {...props} figures={known} />
  ) : (
    <LinkedCard {...props} figures={known} href={href} />
  );
}

interface KnownFigures {
  figures: readonly NamedFigure[];
}

type HeadCardProps = Omit<EntityCardProps, 'href' | 'figures'> & KnownFigures;

function HeadCard({ name, note, chip, icon, imageSrc, actions, figures }: HeadCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Image size="large" icon={icon} imageSrc={imageSrc} />
        <div className={styles.text}>
          <PageHeader
            title={name}
            note={note}
            {...((chip !== undefined || actions !== undefined) && {
              actions: (
                <>
                  {chip}
                  {actions}
                </>
              ),
            })}
          />
        </div>
      </div>
      {figures.length > 0 && <FigureList figures={figures} />}
    </div>
  );
}

type LinkedCardProps = Omit<HeadCardProps, 'actions'> & { href: string };

function LinkedCard({ name, note, chip, icon, imageSrc, figures, href }: LinkedCardProps) {
  return (
    <article className={styles.card} data-linked>
      <div className={styles.head}>
        <Image size="small" icon={icon} imageSrc={imageSrc} />
        <div className={styles.text}>
          <div className={styles.name} data-name>
            <Link className={styles.link} href={href}>
              {name}
            </Link>
            {chip}
          </div>
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </div>
      </div>
      {figures.length > 0 && (
        <DescriptionList>
          {figures.slice(0, MAX_FIGURES_IN_LIST).map(({ term, value }) => (
            <Description key={term} term={term}>
              {value}
            </Description>
          ))}
        </DescriptionList>
      )}
    </article>
  );
}

interface ImageProps extends Pick<EntityCardProps, 'icon' | 'imageSrc'> {
  size: keyof typeof styles.images;
}

/** Decorative: the name is beside it. */
function Image({ size, icon, imageSrc }: ImageProps) {
  return (
    <span className={styles.images[size]} aria-hidden>
      {imageSrc === undefined ? (
        icon
      ) : (
        <img className={styles.photo} src={imageSrc} alt="" loading="lazy" />
      )}
    </span>
  );
}
