import type { Meta, StoryObj } from '@storybook/react-vite';
import { Altitude, Duration } from '../../values/quantities.js';
import { Description, DescriptionList } from './DescriptionList.js';

const meta: Meta<typeof DescriptionList> = { component: DescriptionList };
export default meta;

export const Facts: StoryObj<typeof DescriptionList> = {
  args: {
    children: (
      <>
        <Description term="Aircraft">Arcus M</Description>
        <Description term="Release height">
          <Altitude m={540} />
        </Description>
        <Description term="Airtime">
          <Duration seconds={29_789} />
        </Description>
      </>
    ),
  },
};
