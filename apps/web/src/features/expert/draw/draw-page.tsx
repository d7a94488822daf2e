import { drawMode } from '@zhaocai/model/expert/draw/choices';
import { cancelExpertDraw } from '@zhaocai/model/expert/draw/draw-endpoints';
import { expertDrawDetail, expertDrawPdf, type ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import { expertDrawLifecycle } from '@zhaocai/model/expert/draw/expert-draw-lifecycle';
import { titleLevel } from '@zhaocai/model/expert/choices';
import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { NumberedSteps } from '../../../kit/widgets/numbered-steps.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import '../expert.css';
import { editDrawPath } from '../paths.ts';
import { Committee } from './committee.tsx';
import { DrawRecordView, saveRecord } from './draw-record.tsx';
import { DrawTurn } from './draw-turn.tsx';
import { DrawVerify } from './draw-verify.tsx';
import { texts } from './texts.ts';

/** An ended one asks no more: whoever looks at it again reads it anew. */
const refreshMs = (draw?: ExpertDrawAnswer) =>
  draw !== undefined && expertDrawLifecycle.is(draw.infoStatus, 'done', 'void') ? false : 5_000;

/** A draw: what is to be done next and by whom, who evaluates, and its record, which can be checked. */
export function DrawPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(expertDrawDetail, { id }, { enabled: id !== '', refreshMs });
  useTabTitle(query.data?.drawNo);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={10}>
      {(draw) => <DrawView draw={draw} />}
    </Loaded>
  );
}

interface Of {
  readonly draw: ExpertDrawAnswer;
}

function DrawView({ draw }: Of) {
  const t = useText();
  const isVoid = expertDrawLifecycle.is(draw.infoStatus, 'void');
  const isDrawn = expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done');
  return (
    <div className="kit-page expert-draw">
      <DrawHead draw={draw} />
      {isVoid ? (
        <Alert type="warning" showIcon title={t(texts.isVoid, { reason: draw.voidReason ?? '' })} />
      ) : (
        <NumberedSteps current={stepOf(draw)} steps={stepNames.map((key) => ({ key, title: t(texts.steps[key]) }))} />
      )}
      {!isDrawn && !isVoid && <DrawTurn draw={draw} />}
      {(isDrawn || draw.members.length > 0) && <Committee draw={draw} />}
      <Section title={t(texts.basics)}>
        <Arrangement draw={draw} />
      </Section>
      {isDrawn && (
        <Section title={t(texts.check)} note={draw.isSealed ? undefined : t(texts.checkNote)}>
          <DrawVerify draw={draw} />
        </Section>
      )}
      <Section title={t(texts.record)}>
        <DrawRecordView draw={draw} />
      </Section>
      {draw.actions.some((name) => name === 'cancel' || name === 'annul') && <VoidDraw draw={draw} />}
    </div>
  );
}

const stepNames = ['written', 'begun', 'joined', 'drawn', 'complete'] as const;

function stepOf({ infoStatus }: ExpertDrawAnswer): number {
  const { draft, waiting, drawing, notifying } = expertDrawLifecycle.code;
  const at = [draft, waiting, drawing, notifying].findIndex((code) => code === infoStatus);
  return at < 0 ? stepNames.length : at + 1;
}

function DrawHead({ draw }: Of) {
  const t = useText();
  const allowed = useAllowed();
  const mayEdit = draw.isHandler && expertDrawLifecycle.is(draw.infoStatus, 'draft') && allowed('expertDraw_edit');
  return (
    <PageHead
      title={draw.projectName}
      note={<ChoiceTag choices={expertDrawLifecycle.choices} value={draw.infoStatus} />}
      actions={
        <>
          {mayEdit && (
            <Link to={`${editDrawPath}?id=${draw.id}`}>
              <Button>{t(texts.edit)}</Button>
            </Link>
          )}
          <PdfButton endpoint={expertDrawPdf} input={{ id: draw.id }} title={draw.drawNo} />
          <Button onClick={() => saveRecord(draw)}>{t(texts.saveRecord)}</Button>
        </>
      }
    >
      <Copyable value={draw.drawNo} />
      <Link to={`/tenderee/projectDetail/index?id=${draw.projectId}`}>{t(texts.toProject)}</Link>
    </PageHead>
  );
}

function Arrangement({ draw }: Of) {
  const t = useText();
  const supervisor = draw.people.find(({ party }) => party === 'supervisor');
  const facts = [
    {
      key: 'time',
      label: t(texts.reviewTime),
      value: `${shownInstant(draw.reviewTime)} – ${shownInstant(draw.reviewEndTime)}`,
    },
    { key: 'place', label: t(texts.place), value: draw.place },
    { key: 'mode', label: t(texts.mode), value: <ChoiceTag choices={drawMode.choices} value={draw.drawMode} /> },
    { key: 'supervisor', label: t(texts.supervisor), value: supervisor?.name },
    { key: 'early', label: t(texts.earlyReason), value: draw.earlyReason, isWide: true },
  ];
  return (
    <>
      <DescriptionList facts={facts.filter(({ key, value }) => key !== 'early' || value)} />
      <div className="expert-scroll">
        <table className="expert-table">
          <thead>
            <tr>
              {[texts.field, texts.titleLevel, texts.count, texts.alternates, texts.placesTaken].map((text) => (
                <th scope="col" key={text.zh}>
                  {t(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draw.conditions.map((one) => (
              <tr key={one.conditionNo}>
                <td>{one.itemName}</td>
                <td>{one.titleLevel ? <ChoiceTag choices={titleLevel.choices} value={one.titleLevel} /> : '—'}</td>
                <td>{one.count}</td>
                <td>{one.alternates}</td>
                <td>
                  {one.accepted} / {one.count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Before it stands who is drawn from by either; afterwards by the one who watches over it. */
function VoidDraw({ draw: { id, version } }: Of) {
  const t = useText();
  const askReason = useAskReason();
  const cancelling = useCommand(cancelExpertDraw, { success: texts.voided });
  const cancel = async () => {
    const question = { title: t(texts.voidTitle), text: t(texts.voidText), ok: t(texts.voidButton) };
    const reason = await askReason({ ...question, isDangerous: true });
    if (reason) await cancelling.run({ id, version, reason });
  };
  return (
    <div className="expert-draw-acts">
      <Button danger onClick={() => void cancel()}>
        {t(texts.voidButton)}
      </Button>
    </div>
  );
}
