import { Select, type SelectProps } from '@cloudstreet/ui/fields/Select';
import { useMessages } from '../messages.js';

const LANGUAGES = ['en', 'de'] as const;
const CHOICES = ['none', ...LANGUAGES] as const;
type LanguageChoice = (typeof CHOICES)[number];

export interface LanguageFieldProps
  extends Pick<SelectProps<LanguageChoice>, 'value' | 'defaultValue' | 'onChange'> {
  /** Publication to which the language applies. */
  subject: 'newsletter' | 'magazine';
}

/** Selects the language of a publication, or not to receive it. */
export function LanguageField({ subject, ...props }: LanguageFieldProps) {
  const messages = useMessages();
  return (
    <Select<LanguageChoice>
      {...props}
      label={messages[`international.${subject}`]()}
      hint={messages[`international.${subject}.hint`]()}
      name={`${subject}_language`}
      options={CHOICES.map((id) => ({
        id,
        label: messages['international.language']({ language: id }),
      }))}
    />
  );
}

/** Returns the chosen language; null for none. */
export function chosenLanguage(choice: string): (typeof LANGUAGES)[number] | null {
  return LANGUAGES.find((known) => known === choice) ?? null;
}
