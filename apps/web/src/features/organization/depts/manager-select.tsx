import { PersonSelect } from '../../../kit/resource-form/person-select.tsx';
import { useText } from '../../../kit/text/language.ts';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

export interface ManagerSelectProps {
  readonly place: Place;
  /** Of whom is chosen already. */
  readonly name?: string;
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
}

/** Chooses one of the place's people, searched on the server. */
export function ManagerSelect({ place, ...control }: ManagerSelectProps) {
  const t = useText();
  return <PersonSelect {...control} of={placeInput(place)} placeholder={t(texts.noManager)} />;
}
