import { Button } from '../../controls/Button/Button.js';
import { ChoiceMenu } from '../../controls/ChoiceMenu/ChoiceMenu.js';
import { useMessages } from '../../messages/MessagesProvider.js';

/** Factors by which heights can be exaggerated. */
const EXAGGERATIONS = [1, 1.5, 2, 2.5, 3, 4] as const;

export type Exaggeration = (typeof EXAGGERATIONS)[number];

/** Hills and climbs are flat at true heights, because a flight is a hundred times as long as high. */
export const USUAL_EXAGGERATION = 2.5 satisfies Exaggeration;

export interface ExaggerationMenuProps {
  exaggeration: Exaggeration;
  onExaggeration: (exaggeration: Exaggeration) => void;
}

/** Shows by how much heights are exaggerated, and changes it. */
export function ExaggerationMenu({ exaggeration, onExaggeration }: ExaggerationMenuProps) {
  const messages = useMessages();
  return (
    <ChoiceMenu
      label={messages['scene.exaggeration']()}
      trigger={<Button size="small">{messages['scene.times']({ times: exaggeration })}</Button>}
      choices={EXAGGERATIONS.map((times) => ({
        id: times,
        label: messages['scene.times']({ times }),
      }))}
      chosen={exaggeration}
      onChange={onExaggeration}
    />
  );
}
