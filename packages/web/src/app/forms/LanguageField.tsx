import { Select, type SelectProps } from '@cloudstreet/ui/fields/Select';
import { useMessages } from '../messages.js';

const LANGUAGES = ['en', 'de'] as const;
const CHOICES = ['none', ...LANGUAGES] as const;
type LanguageChoice = (typeof CHOICES)[number];

export interface LanguageFieldProps
  extends Pick<SelectProps<LanguageChoice>, 'value' | 'defaultValue' | 'onChange'> {
  /** Publication that the language applies to. */
  subject: 'newsletter' | 'magazine';
}

/** Choice of the language in which a publication is sent, or of not receiving it. */
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
