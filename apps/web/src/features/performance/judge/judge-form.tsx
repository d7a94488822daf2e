import type { Fields } from '@zhaocai/model/kit/field';
import { judgement } from '@zhaocai/model/performance/judgement';
import type { JudgedLine, JudgementDetail } from '@zhaocai/model/performance/judgement-shapes';
import type { JudgeTemplateItem, JudgeTemplateLevel } from '@zhaocai/model/performance/template-endpoints';
import { Button, Form } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { performanceTexts as texts } from '../texts.ts';
import { pointsOf, ScoreField, type TypedScores } from './score-field.tsx';

/** A line as a call takes it. */
export interface GivenScore {
  readonly itemId: string;
  readonly score: string | null;
  readonly remark: string | null;
}

export interface JudgeFormProps {
  readonly items: readonly JudgeTemplateItem[];
  readonly levels: readonly JudgeTemplateLevel[];
  /** What was given already: of a draft, or of what is corrected. */
  readonly lines?: readonly JudgedLine[];
  readonly row?: Pick<JudgementDetail, 'remark' | 'files' | 'lateReason'>;
  /** Beside the scores. */
  readonly fields: Fields;
  readonly submitText: string;
  /** True when it was stored. */
  readonly onSubmit: (values: FormValues, details: GivenScore[]) => Promise<boolean>;
  /** Keeps what is typed so far, whole or not. */
  readonly onKeep?: (values: FormValues, details: GivenScore[]) => Promise<void>;
  readonly onCancel: () => void;
}

const { remark, files, lateReason } = judgement.fields;
export const judgeFields = { remark, files } as const satisfies Fields;
export const lateFields = { ...judgeFields, lateReason: { ...lateReason, required: true } } as const satisfies Fields;

/** Scores, opinion and evidence in one form; what was typed stays when it is refused, and through a reload. */
export function JudgeForm({ items, levels, lines, row, ...form }: JudgeFormProps) {
  const t = useText();
  const first = useMemo(() => typedOf(lines ?? []), [lines]);
  const latest = useRef<TypedScores>(first);
  const handleScores = useCallback((scores: TypedScores) => {
    latest.current = scores;
  }, []);
  const given = () => givenOf(items, latest.current);
  return (
    <ResourceForm
      fields={form.fields}
      initial={{ ...row, scores: first }}
      submitText={form.submitText}
      onSubmit={(values) => form.onSubmit(values, given())}
      onCancel={form.onCancel}
    >
      <div className="kit-form-wide performance-first">
        <h2 className="performance-subtitle">{t(texts.scores)}</h2>
        <p className="performance-hint">{t(texts.scoresHelp)}</p>
        <Form.Item name="scores" noStyle>
          <ScoreField items={items} levels={levels} onScores={handleScores} />
        </Form.Item>
      </div>
      {form.onKeep && <KeepDraft onKeep={(values) => void form.onKeep?.(values, given())} />}
    </ResourceForm>
  );
}

function KeepDraft({ onKeep }: { readonly onKeep: (values: FormValues) => void }) {
  const t = useText();
  const form = Form.useFormInstance<Record<string, unknown>>();
  return (
    <Button className="performance-keep" onClick={() => onKeep(form.getFieldsValue(true))}>
      {t(texts.keepDraft)}
    </Button>
  );
}

function typedOf(lines: readonly JudgedLine[]): TypedScores {
  return Object.fromEntries(
    lines.map(({ itemId, score, remark: said }) => [itemId, { score: score ?? '', remark: said ?? '' }]),
  );
}

function givenOf(items: readonly JudgeTemplateItem[], typed: TypedScores): GivenScore[] {
  return items.map((item) => {
    const { score, remark: said } = typed[item.itemId] ?? {};
    return { itemId: item.itemId, score: pointsOf(score), remark: said?.trim() || null };
  });
}
