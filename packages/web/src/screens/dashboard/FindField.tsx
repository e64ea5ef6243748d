import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../app/search/use-debounced.js';

const MAX_LETTERS = 100;

export interface FindFieldProps {
  label: string;
  /** Text in the address. */
  query: string;
  /** Called shortly after the last change. */
  onChange: (query: string) => void;
}

/** Field that filters a list of the dashboard. */
export function FindField({ label, query, onChange }: FindFieldProps) {
  const [text, setText] = useState(query);
  const wanted = useDebounced(text.trim());
  const show = useEffectEvent((next: string) => {
    if (next !== query) onChange(next);
  });
  useEffect(() => show(wanted), [wanted]);
  return (
    <search>
      <TextField
        label={label}
        name="query"
        isRequired
        maxLength={MAX_LETTERS}
        value={text}
        onChange={setText}
      />
    </search>
  );
}
