import { Checkbox } from '@cloudstreet/ui/controls/Checkbox';
import { useMessages } from '../messages.js';
import * as styles from './CaptchaField.css.js';
import type { Captcha } from './use-captcha.js';

/** A checkbox that starts the computation. Its progress is announced. */
export function CaptchaField({ field }: Pick<Captcha, 'field'>) {
  const messages = useMessages();
  if (!field) return null;
  const { isChecked, state, onChange } = field;
  return (
    <div>
      <Checkbox
        name="captcha"
        isRequired
        requiredMessage={messages['captcha.required']()}
        isSelected={isChecked}
        onChange={onChange}
      >
        {messages['captcha.label']()}
      </Checkbox>
      <output className={styles.state}>{messages['captcha.state']({ state })}</output>
    </div>
  );
}
