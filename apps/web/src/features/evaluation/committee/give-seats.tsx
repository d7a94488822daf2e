import { memberRole } from '@zhaocai/model/evaluation/choices';
import {
  committeeCandidates,
  groupExperts,
  saveMember,
  type CommitteeLine,
} from '@zhaocai/model/evaluation/committee-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { PersonSelect } from '../../../kit/resource-form/person-select.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { evaluationTexts as texts } from '../texts.ts';

/** Who has accepted and has no seat yet. */
export function Candidates({ line: { id: groupId, projectId } }: { readonly line: CommitteeLine }) {
  const t = useText();
  const { data } = useEndpoint(committeeCandidates, { projectId });
  const giving = useCommand(groupExperts, { success: texts.seatGiven });
  const seatable = (data ?? []).filter(({ hasAccount }) => hasAccount);
  const give = (recordIds: readonly string[]) => void giving.run({ groupId, recordIds: [...recordIds] });
  return (
    <>
      <ul className="evaluation-list">
        {(data ?? []).map(({ recordId, name, role, hasAccount }) => (
          <li key={recordId}>
            <span className="evaluation-main">{name}</span>
            <ChoiceTag choices={memberRole.choices} value={role} />
            {hasAccount ? (
              <span className="evaluation-acts">
                <Button size="small" loading={giving.isRunning} onClick={() => give([recordId])}>
                  {t(texts.giveSeat)}
                </Button>
              </span>
            ) : (
              <span className="kit-quiet">{t(texts.noAccount)}</span>
            )}
          </li>
        ))}
      </ul>
      {seatable.length > 1 && (
        <Button loading={giving.isRunning} onClick={() => give(seatable.map(({ recordId }) => recordId))}>
          {t(texts.giveAll)}
        </Button>
      )}
    </>
  );
}

/** One of the own people, for the purchaser or to watch. */
export function OwnPeople({ groupId }: { readonly groupId: string }) {
  const t = useText();
  const [userId, setUser] = useState<string | null>(null);
  const saving = useCommand(saveMember, { success: texts.seatGiven, onSuccess: () => setUser(null) });
  const give = (role: number) => userId && void saving.run({ groupId, userId, role });
  return (
    <div className="evaluation-picker">
      <PersonSelect label={t(texts.chooseOwn)} value={userId} onChange={setUser} />
      <Button disabled={!userId} loading={saving.isRunning} onClick={() => give(memberRole.code.buyer)}>
        {t(texts.asBuyer)}
      </Button>
      <Button disabled={!userId} loading={saving.isRunning} onClick={() => give(memberRole.code.supervisor)}>
        {t(texts.asSupervisor)}
      </Button>
    </div>
  );
}
