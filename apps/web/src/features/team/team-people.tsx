import { userStatus } from '@zhaocai/model/organization/user';
import { projectRoles } from '@zhaocai/model/tendering/project-roles';
import type { TeamUser } from '@zhaocai/model/team/team-endpoints';
import { Fragment } from 'react';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../kit/widgets/description-list.tsx';
import { teamTexts as texts } from './texts.ts';

const others = { value: null, label: texts.others } as const;

/** Who is in a team, by his part. */
export function TeamPeople({ people }: { readonly people: readonly TeamUser[] }) {
  const t = useText();
  const facts = [...projectRoles, others].flatMap(({ value, label }) => {
    const those = people.filter(({ role }) => role === value);
    if (those.length === 0) return [];
    const names = those.map((one, place) => (
      <Fragment key={one.userId}>
        {place > 0 && '、'}
        {one.userName}
        {one.isDisabled && <ChoiceTag choices={userStatus.choices} value={userStatus.code.disabled} />}
      </Fragment>
    ));
    return [{ key: String(value), label: t(label), value: names }];
  });
  return facts.length === 0 ? <p className="kit-quiet">{t(texts.noMembers)}</p> : <DescriptionList facts={facts} />;
}
