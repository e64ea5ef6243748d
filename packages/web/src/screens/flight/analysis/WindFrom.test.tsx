import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../app/messages.js';
import { messages as german } from '../../../generated/messages/de.js';
import { messages as english } from '../../../generated/messages/en-gb.js';
import { messages as finnish } from '../../../generated/messages/fi.js';
import { messages as french } from '../../../generated/messages/fr.js';
import { WindFrom } from './WindFrom.js';

const LANGUAGES = { english, finnish, french, german };

test.each([
  { language: 'english', degrees: 90, expected: 'E 90°' },
  { language: 'german', degrees: 90, expected: 'O 90°' },
  { language: 'german', degrees: 66.6, expected: 'ONO 67°' },
  { language: 'german', degrees: 337.5, expected: 'NNW 338°' },
  { language: 'german', degrees: 359.7, expected: 'N 0°' },
  { language: 'french', degrees: 270, expected: 'O 270°' },
  // There E stands for south.
  { language: 'finnish', degrees: 180, expected: 'E 180°' },
] as const)('wind from $degrees° in $language', ({ language, degrees, expected }) => {
  render(
    <MessagesProvider messages={LANGUAGES[language]} complete={async () => {}}>
      <p>
        <WindFrom degrees={degrees} />
      </p>
    </MessagesProvider>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(expected);
});

test('all points of the compass have different names', () => {
  const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');
  const names = points.map((point) => german['wind.point']({ point }));
  expect(names.join(' ')).toBe('N NNO NO ONO O OSO SO SSO S SSW SW WSW W WNW NW NNW');
});
