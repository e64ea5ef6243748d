import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Description, DescriptionList } from './DescriptionList.js';

test('each value belongs to its term for screen readers', () => {
  renderKit(
    <DescriptionList>
      <Description term="Aircraft">Arcus M</Description>
      <Description term="Launch">Winch</Description>
    </DescriptionList>,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Aircraft', 'Launch']);
  expect(texts('definition')).toEqual(['Arcus M', 'Winch']);
});
