import { useEffect, useState } from 'react';
import { useUnits } from '../UnitsProvider.js';
import * as styles from './Flag.css.js';

export interface FlagProps {
  /** Country code, ISO 3166-1 alpha-2, as in `region.country`. */
  country: string;
}

/**
 * Flag of a country. Its accessible name is the country in the user's language. An empty box of the
 * same size is shown while it loads.
 */
export function Flag({ country }: FlagProps) {
  const { locale } = useUnits();
  const [drawing, setDrawing] = useState<{ country: string; svg: string }>();

  useEffect(() => {
    let shown = true;
    const load = async () => {
      // Even the list of all flags is larger than a page's first script should be.
      const { flags } = await import('../../generated/flags.js');
      const flag = await flags[country]?.();
      if (shown && flag) setDrawing({ country, svg: flag.default });
    };
    void load();
    return () => {
      shown = false;
    };
  }, [country]);

  const name = nameOf(country, locale);
  if (drawing?.country !== country) return <span className={styles.flag} title={name} />;
  const source = `data:image/svg+xml,${encodeURIComponent(drawing.svg)}`;
  return <img className={styles.flag} src={source} alt={name} title={name} />;
}

function nameOf(country: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country;
}
