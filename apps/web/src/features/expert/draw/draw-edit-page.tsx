import { drawMode } from '@zhaocai/model/expert/draw/choices';
import { saveExpertDraw } from '@zhaocai/model/expert/draw/draw-endpoints';
import { expertDrawDetail, type ExpertDrawAnswer } from '@zhaocai/model/expert/draw/draw-read-endpoints';
import type { DrawWish } from '@zhaocai/model/expert/draw/draw-shapes';
import { Alert, Button, Form, Input } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { PersonSelect } from '../../../kit/resource-form/person-select.tsx';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { InstantPicker } from '../../../kit/widgets/instant-picker.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../expert.css';
import { expertDrawPath } from '../paths.ts';
import { AvoidedExperts } from './avoided-experts.tsx';
import { ConditionFields, type ConditionDraft } from './condition-fields.tsx';
import { PoolCheck } from './pool-check.tsx';
import { texts } from './texts.ts';

/** A draw as its form has it. */
export interface DrawDraft extends Omit<Partial<DrawWish>, 'conditions'> {
  readonly conditions: readonly ConditionDraft[];
}

/** A draw is written down, or its draft changed. */
export function DrawEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(expertDrawDetail, { id }, { enabled: id !== '' });
  const proId = search.get('proId');
  if (id === '') return <DrawForm draft={{ ...empty, ...(proId && { proId }) }} />;
  return (
    <Loaded query={query} rows={8}>
      {(draw) => <DrawForm key={draw.id} draw={draw} draft={draftOf(draw)} />}
    </Loaded>
  );
}

const empty: DrawDraft = { drawMode: drawMode.code.supervised, conditions: [{ count: 5, alternates: 5 }] };

function draftOf(draw: ExpertDrawAnswer): DrawDraft {
  const { projectId: proId, supervisorId, reviewTime, reviewEndTime, place, avoidUnits, avoidExperts } = draw;
  const { earlyReason, videoLink, packageIds, drawMode: mode } = draw;
  const conditions = draw.conditions.map(({ itemCode, regionCode, titleLevel, source, count, alternates }) => ({
    itemCode,
    regionCode,
    titleLevel,
    source,
    count,
    alternates,
  }));
  const when = { reviewTime, reviewEndTime, place };
  const avoidReasons = Object.fromEntries(draw.avoided.map(({ expertId, reason }) => [expertId, reason]));
  const further = { avoidUnits, avoidExperts, avoidReasons, earlyReason, videoLink, packageIds };
  return { proId, drawMode: mode, supervisorId, conditions, ...when, ...further };
}

/** What the server takes, once everything that it needs is there. */
export function wishOf(draft: DrawDraft): DrawWish | undefined {
  const { proId, reviewTime, drawMode: mode = drawMode.code.supervised } = draft;
  const conditions = draft.conditions.flatMap(({ itemCode, count, alternates, ...more }) =>
    itemCode && count ? [{ ...more, itemCode, count, alternates: alternates ?? 0 }] : [],
  );
  if (!proId || !reviewTime || conditions.length === 0) return undefined;
  return { ...draft, proId, reviewTime, drawMode: mode, conditions, earlyReason: draft.earlyReason ?? null };
}

interface DrawFormProps {
  readonly draw?: ExpertDrawAnswer;
  readonly draft: DrawDraft;
}

function DrawForm({ draw, draft }: DrawFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<DrawDraft>();
  const typing = useKeptForm(`expertDraw ${draw?.id ?? 'new'}`, form, () => undefined);
  const saving = useCommand(saveExpertDraw, {
    success: texts.saved,
    quiet: true,
    onSuccess: ({ id }) => {
      typing.drop();
      void navigate(`${expertDrawPath}?id=${id}`);
    },
  });
  const save = (typed: DrawDraft) => {
    const wish = wishOf({ ...draft, ...typed });
    if (wish) void saving.run({ ...wish, ...(draw && { id: draw.id, version: draw.version }) });
  };
  return (
    <div className="kit-page">
      <PageHead title={t(texts.editDraw)} />
      {typing.offer}
      <Form<DrawDraft>
        className="expert-draw-form"
        form={form}
        layout="vertical"
        initialValues={draft}
        onValuesChange={typing.keep}
        onFinish={save}
        scrollToFirstError
      >
        {saving.error && <Alert type="error" showIcon title={saving.error.message} />}
        <Section title={t(texts.basics)}>
          <Basics isFixed={draw !== undefined} />
        </Section>
        <Section title={t(texts.conditions)}>
          <ConditionFields />
          <Form.Item shouldUpdate noStyle>
            {() => <PoolCheck wish={wishOf({ ...draft, ...form.getFieldsValue(true) })} />}
          </Form.Item>
        </Section>
        <Section title={t(texts.avoidance)} note={t(texts.avoidNote)}>
          <div className="expert-two">
            <Form.Item name="avoidUnits" label={t(texts.avoidUnits)} extra={t(texts.avoidUnitsHelp)}>
              <Input.TextArea rows={3} maxLength={2000} />
            </Form.Item>
            <AvoidedExperts />
          </div>
        </Section>
        <Section title={t(texts.further)}>
          <div className="expert-two">
            <Form.Item name="earlyReason" label={t(texts.earlyReason)} extra={t(texts.whyHelp)}>
              <Input maxLength={500} />
            </Form.Item>
            <Form.Item name="videoLink" label={t(texts.videoLink)}>
              <Input maxLength={500} />
            </Form.Item>
          </div>
        </Section>
        <div className="expert-draw-acts">
          <Button type="primary" htmlType="submit" loading={saving.isRunning}>
            {t(texts.save)}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Basics({ isFixed }: { readonly isFixed: boolean }) {
  const t = useText();
  const mode = Form.useWatch<number | undefined>('drawMode');
  const required = [{ required: true, message: t(texts.missing) }];
  return (
    <div className="expert-two">
      <Form.Item name="proId" label={t(texts.project)} rules={required}>
        <RefSelect to="project" disabled={isFixed} />
      </Form.Item>
      <Form.Item name="drawMode" label={t(texts.mode)} extra={t(texts.modeNote)}>
        <RadioGroup choices={drawMode.choices} />
      </Form.Item>
      {!drawMode.is(mode, 'alone') && (
        <Form.Item name="supervisorId" label={t(texts.supervisor)} rules={required}>
          <PersonSelect />
        </Form.Item>
      )}
      <Form.Item name="reviewTime" label={t(texts.reviewTime)} rules={required}>
        <InstantPicker />
      </Form.Item>
      <Form.Item name="reviewEndTime" label={t(texts.reviewEndTime)}>
        <InstantPicker />
      </Form.Item>
      <Form.Item name="place" label={t(texts.place)}>
        <Input maxLength={200} />
      </Form.Item>
    </div>
  );
}
