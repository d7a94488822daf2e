import type { Fields } from '@zhaocai/model/kit/field';
import { judgement } from '@zhaocai/model/performance/judgement';
import { correctJudgement, judgementById } from '@zhaocai/model/performance/judgement-endpoints';
import type { JudgementDetail } from '@zhaocai/model/performance/judgement-shapes';
import { Alert } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { recordPath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { JudgeForm, type GivenScore } from './judge-form.tsx';

const fields = {
  reason: { kind: 'longText', label: texts.correctReason, maxLength: 500, required: true },
  remark: judgement.fields.remark,
} as const satisfies Fields;

/** Other scores by the same items: they become the next edition. */
export function CorrectPage({ id }: { readonly id: string }) {
  const query = useEndpoint(judgementById, { id });
  return (
    <Loaded query={query} rows={10}>
      {(row) => <CorrectForm row={row} />}
    </Loaded>
  );
}

function CorrectForm({ row }: { readonly row: JudgementDetail }) {
  const t = useText();
  const leave = useLeave();
  useTabTitle(t(texts.correctTitle));
  const correcting = useCommand(correctJudgement, { success: texts.corrected });
  const { id, version } = row;
  const submit = async (values: Readonly<Record<string, unknown>>, details: GivenScore[]) => {
    const [reason, remark] = [values.reason, values.remark].map((one) => (typeof one === 'string' ? one : ''));
    const answer = await correcting.run({ id, version, details, reason: reason ?? '', remark: remark || null });
    if (answer) leave(recordPath(answer.data.id));
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead title={t(texts.correctTitle)}>
        <strong>{row.targetName}</strong>
        {row.judgeNo && <Copyable value={row.judgeNo} />}
      </PageHead>
      <Alert type="info" showIcon title={t(texts.correctNote)} />
      {row.appealText && <Alert type="warning" showIcon title={row.appealText} />}
      <section className="performance-sheet">
        <JudgeForm
          items={row.details}
          levels={row.levels}
          lines={row.details}
          row={row}
          fields={fields}
          submitText={t(texts.correctTitle)}
          onSubmit={submit}
          onCancel={() => leave(recordPath(id))}
        />
      </section>
    </div>
  );
}
