import { drawDetail, type DrawAnswer } from '@zhaocai/model/agency/draw-endpoints';
import { drawLifecycle } from '@zhaocai/model/agency/draw-lifecycle';
import { chooseAgent } from '@zhaocai/model/agency/entrustment-endpoints';
import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { DrawCheck } from '../../../kit/draw/draw-check.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { NumberedSteps } from '../../../kit/widgets/numbered-steps.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../agency.css';
import { projectPath } from '../paths.ts';
import { agencyTexts, drawTexts as texts } from '../texts.ts';
import { DrawRecordView, saveRecord } from './draw-record.tsx';
import { DrawTurn, VoidDraw } from './draw-turn.tsx';
import { mayAsk, PlaceNote } from './place-note.tsx';

/** An ended one asks no more: whoever looks at it again reads it anew. */
const refreshMs = (draw?: DrawAnswer) =>
  draw !== undefined && drawLifecycle.is(draw.drawStatus, 'drawn', 'void') ? false : 5_000;

/** A draw: what is to be done next and by whom, the order that came of it, and its record, which anybody can check. */
export function DrawPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(drawDetail, { id }, { enabled: id !== '', refreshMs });
  useTabTitle(query.data?.drawNo);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={10}>
      {(draw) => <DrawView draw={draw} />}
    </Loaded>
  );
}

function DrawView({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const isDrawn = drawLifecycle.is(draw.drawStatus, 'drawn');
  const isVoid = drawLifecycle.is(draw.drawStatus, 'void');
  return (
    <div className="kit-page agency-page">
      <DrawHead draw={draw} />
      {isVoid ? (
        <Alert type="warning" showIcon title={t(texts.voided, { reason: draw.voidReason ?? '' })} />
      ) : (
        <NumberedSteps current={stepOf(draw)} steps={stepNames.map((key) => ({ key, title: t(texts.steps[key]) }))} />
      )}
      {!isDrawn && !isVoid && <DrawTurn draw={draw} />}
      {draw.supervisorGone && drawLifecycle.is(draw.drawStatus, 'waiting', 'drawing') && (
        <Alert type="warning" showIcon title={t(texts.supervisorGone)} description={goneText(t, draw)} />
      )}
      <Order draw={draw} />
      {draw.actions.some((action) => action === 'cancel' || action === 'annul') && <VoidDraw draw={draw} />}
      {isDrawn && (
        <Section title={t(texts.check)} note={t(texts.checkNote)}>
          <DrawCheck draw={draw} recordFaults={draw.recordFaults} />
        </Section>
      )}
      <Section title={t(texts.record)}>
        <DrawRecordView draw={draw} />
      </Section>
      {draw.history.length > 0 && (
        <RowHistory title={t(texts.history)} lifecycle={drawLifecycle} moves={draw.history} />
      )}
    </div>
  );
}

function goneText(t: ReturnType<typeof useText>, { annullers, drawStatus }: DrawAnswer): string {
  if (annullers.length === 0) return t(texts.goneNobody);
  const names = annullers.join('、');
  return t(drawLifecycle.is(drawStatus, 'waiting') ? texts.goneWithdraw : texts.goneAnnul, { names });
}

const stepNames = ['begun', 'joined', 'revealed', 'drawn'] as const;

function stepOf({ drawStatus }: DrawAnswer): number {
  if (drawLifecycle.is(drawStatus, 'drawn')) return stepNames.length;
  return drawLifecycle.is(drawStatus, 'drawing') ? 2 : 1;
}

function DrawHead({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  return (
    <PageHead
      title={draw.projectName ?? draw.drawNo}
      note={<ChoiceTag choices={drawLifecycle.choices} value={draw.drawStatus} />}
      actions={
        <>
          <Button onClick={() => window.print()}>{t(agencyTexts.print)}</Button>
          <Button onClick={() => saveRecord(draw)}>{t(texts.saveRecord)}</Button>
        </>
      }
    >
      <Copyable value={draw.drawNo} />
      <Link to={`${projectPath}?id=${draw.projectId}#agency`}>{t(texts.toProject)}</Link>
    </PageHead>
  );
}

function Order({ draw }: { readonly draw: DrawAnswer }) {
  const t = useText();
  const allowed = useAllowed();
  const choosing = useCommand(chooseAgent, { success: agencyTexts.chosen });
  if (draw.tickets.length === 0) return null;
  const nameOf = (id: string) => draw.candidates.find((one) => one.id === id)?.name ?? id;
  return (
    <Section title={t(texts.order)} note={t(texts.orderNote)}>
      <ol className="agency-order">
        {draw.tickets.map(({ id }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            {draw.used.includes(id) && <ToneTag tone="green">{t(texts.entrusted)}</ToneTag>}
            <PlaceNote draw={draw} id={id} name={nameOf(id)} />
            {id === draw.nextId && mayAsk(draw, id) && allowed('agencyLibrary_entrust') && (
              <Button
                type={draw.used.length === 0 ? 'primary' : 'default'}
                size="small"
                loading={choosing.isRunning}
                onClick={() => void choosing.run({ proId: draw.projectId, drawId: draw.id })}
              >
                {t(texts.entrust, { name: nameOf(id) })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
