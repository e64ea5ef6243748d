import { countryCodes } from '@cloudstreet/scoring/units';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useUnits } from '@cloudstreet/ui/values';

export interface CountryFieldProps {
  /** ISO 3166 code; empty for none. */
  code: string;
  onChange: (code: string) => void;
}

/** Selects a country by its name in the reader's language. */
export function CountryField({ code, onChange }: CountryFieldProps) {
  const kitMessages = useKitMessages();
  const { locale } = useUnits();
  return (
    <Select
      label={kitMessages['search.kind']({ kind: 'country' })}
      options={countriesIn(locale)}
      value={code === '' ? null : code.toUpperCase()}
      onChange={onChange}
    />
  );
}

function countriesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countryCodes()
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
