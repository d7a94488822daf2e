import './consortium.css';
import { enterpriseSize } from '@zhaocai/model/tendering/choices';
import { memberLifecycle } from '@zhaocai/model/tendering/consortium';
import type { MemberLine } from '@zhaocai/model/tendering/consortium-endpoints';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { consortiumTexts as texts } from './texts.ts';

/** Who bids together, the leader first, and how each has answered. */
export function MemberList({ members }: { readonly members: readonly MemberLine[] }) {
  const t = useText();
  return (
    <ul className="cons-list">
      {members.map(({ name, creditCode, share, work, isLeader, memberStatus, declineReason, smeType }) => (
        <li key={creditCode}>
          <span className="cons-list-name">{name}</span>
          <span className="kit-number cons-list-share">{share}%</span>
          {isLeader ? (
            <ToneTag tone="blue">{t(texts.leader)}</ToneTag>
          ) : (
            <ChoiceTag choices={memberLifecycle.choices} value={memberStatus} />
          )}
          {!enterpriseSize.is(smeType, 'none') && <ChoiceTag choices={enterpriseSize.choices} value={smeType} />}
          {work && <span className="cons-list-more">{work}</span>}
          {declineReason && <span className="cons-list-more">{declineReason}</span>}
        </li>
      ))}
    </ul>
  );
}
