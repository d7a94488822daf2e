import { handlerWork, recordType } from '@zhaocai/model/expert/draw/choices';
import { nextExpertRound, notifyExperts } from '@zhaocai/model/expert/draw/draw-endpoints';
import { type ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { drawnExpertLifecycle } from '@zhaocai/model/expert/draw/drawn-expert-lifecycle';
import { removeDrawnExpert, updateExpProject, type DrawnAnswer } from '@zhaocai/model/expert/draw/record-endpoints';
import { Alert, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useAskReason, useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { ApproveDialog, RepresentativeDialog } from './fill-dialogs.tsx';
import { texts } from './texts.ts';

interface Of {
  readonly draw: ExpertDrawAnswer;
}

/** Who is asked to evaluate and how they answered, and what their notifier has to do. */
export function Committee({ draw }: Of) {
  const t = useText();
  const [isNaming, setNaming] = useState(false);
  return (
    <Section
      title={t(texts.committee)}
      note={draw.isNamed ? undefined : t(texts.sealedNames)}
      extra={draw.isHandler && <Button onClick={() => setNaming(true)}>{t(texts.addRepresentative)}</Button>}
    >
      {draw.isHandler && <Work draw={draw} />}
      {draw.members.length === 0 ? (
        <p className="kit-quiet">{t(texts.nobody)}</p>
      ) : (
        <ul className="expert-records">
          {draw.members.map((record) => (
            <Member key={record.recordId} draw={draw} record={record} />
          ))}
        </ul>
      )}
      <RepresentativeDialog drawId={draw.id} isOpen={isNaming} onClose={() => setNaming(false)} />
    </Section>
  );
}

function Work({ draw }: Of) {
  const t = useText();
  const notifying = useCommand(notifyExperts, { success: texts.notified });
  const rolling = useCommand(nextExpertRound, { success: texts.nextRoundDone });
  const [isChoosing, setChoosing] = useState(false);
  const waiting = draw.members.filter(({ joinStatus }) => drawnExpertLifecycle.is(joinStatus, 'waiting')).length;
  const lacking = draw.lacking.reduce((sum, { count }) => sum + count, 0);
  const { id } = draw;
  if (handlerWork.is(draw.handlerWork, 'notify'))
    return (
      <Alert
        type="warning"
        showIcon
        title={t(texts.notifyText, { count: waiting })}
        action={
          <Button type="primary" loading={notifying.isRunning} onClick={() => void notifying.run({ id })}>
            {t(texts.notify)}
          </Button>
        }
      />
    );
  if (!handlerWork.is(draw.handlerWork, 'refill')) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t(texts.refill, { count: lacking })}
        description={t(texts.refillText)}
        action={
          <div className="expert-draw-acts">
            <Button type="primary" loading={rolling.isRunning} onClick={() => void rolling.run({ id })}>
              {t(texts.nextRound)}
            </Button>
            <Button onClick={() => setChoosing(true)}>{t(texts.approve)}</Button>
          </div>
        }
      />
      {isChoosing && <ApproveDialog draw={draw} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface MemberProps extends Of {
  readonly record: DrawnAnswer;
}

function Member({ draw, record }: MemberProps) {
  const t = useText();
  const { name, workUnit, phone, joinStatus, reason, replyUntil } = record;
  const isBuyer = recordType.is(record.recordType, 'buyer');
  const condition = draw.conditions.find(({ conditionNo }) => conditionNo === record.conditionNo);
  return (
    <li>
      <span className="expert-records-main">{name}</span>
      <ChoiceTag choices={drawnExpertLifecycle.choices} value={joinStatus} />
      <ChoiceTag choices={recordType.choices} value={record.recordType} />
      {condition && <span className="kit-quiet">{condition.itemName}</span>}
      {workUnit && <span>{workUnit}</span>}
      {phone && <span className="kit-number">{phone}</span>}
      {record.standsForId && <span className="kit-quiet">{t(texts.standsFor)}</span>}
      {record.round > 1 && <span className="kit-quiet">{t(texts.roundNo, { round: record.round })}</span>}
      {drawnExpertLifecycle.is(joinStatus, 'notified') && <Deadline at={replyUntil} />}
      {draw.isHandler && !isBuyer && !record.hasAccount && <span className="kit-quiet">{t(texts.noAccount)}</span>}
      {record.mustAvoid && <ToneTag tone="red">{t(texts.mustAvoid)}</ToneTag>}
      {reason && <span className="kit-quiet">{reason}</span>}
      <MemberActions record={record} />
    </li>
  );
}

type Entered = 'accept' | 'decline' | 'miss' | 'avoid' | 'replace' | 'stayAway';
const entered: readonly Entered[] = ['accept', 'decline', 'miss', 'avoid', 'stayAway', 'replace'];

function MemberActions({ record: { recordId, version, actions } }: { readonly record: DrawnAnswer }) {
  const t = useText();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const updating = useCommand(updateExpProject, { success: texts.entered });
  const removing = useCommand(removeDrawnExpert, { success: texts.entered });
  const possible = entered.filter((name) => actions.includes(name));
  if (possible.length === 0) return null;
  const enter = async (name: Entered) => {
    const { label, to } = drawnExpertLifecycle.actions[name];
    const question = { title: t(texts.statusQuestion, { status: t(label) }), ok: t(label) };
    if (name === 'accept' || name === 'miss') {
      if (await confirm(question)) await updating.run({ recordId, version, joinStatus: to });
      return;
    }
    const reason = await askReason({ ...question, text: t(texts.whyHelp) });
    if (!reason) return;
    if (name === 'replace') await removing.run({ recordId, version, reason });
    else await updating.run({ recordId, version, joinStatus: to, reason });
  };
  const items = possible.map((name) => ({ key: name, label: t(drawnExpertLifecycle.actions[name].label) }));
  return (
    <span className="expert-records-acts">
      <Dropdown
        menu={{ items, onClick: ({ key }) => void enter(possible.find((name) => name === key) ?? 'miss') }}
        trigger={['click']}
      >
        <Button size="small" loading={updating.isRunning || removing.isRunning}>
          {t(texts.enterAnswer)}
        </Button>
      </Dropdown>
    </span>
  );
}
