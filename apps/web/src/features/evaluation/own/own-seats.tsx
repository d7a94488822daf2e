import { memberRole } from '@zhaocai/model/evaluation/choices';
import { committeeLifecycle, seatLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { ownEvaluations, type OwnEvaluation } from '@zhaocai/model/evaluation/own-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../evaluation.css';
import { ownPath } from '../paths.ts';
import { evaluationTexts as texts } from '../texts.ts';

/** What whoever is signed in evaluates. */
export function useOwnSeats() {
  return useEndpoint(ownEvaluations, {}, { refreshMs: 30_000 });
}

export function OwnSeats({ seats }: { readonly seats: readonly OwnEvaluation[] }) {
  const t = useText();
  return (
    <ul className="evaluation-list">
      {seats.map(({ id, projectName, groupName, groupStatus, reviewTime, role, isLeader, signStatus }) => (
        <li key={id}>
          <span className="evaluation-main">{projectName}</span>
          <span>{groupName}</span>
          <ChoiceTag choices={committeeLifecycle.choices} value={groupStatus} />
          <ChoiceTag choices={memberRole.choices} value={isLeader ? memberRole.code.leader : role} />
          <ChoiceTag choices={seatLifecycle.choices} value={signStatus} />
          {reviewTime && <span>{shownInstant(reviewTime)}</span>}
          <span className="evaluation-acts">
            <Link to={ownPath(id)}>{t(texts.enter)}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
