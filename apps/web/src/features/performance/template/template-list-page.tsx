import type { Row } from '@zhaocai/model/kit/entity';
import { judgeTemplate } from '@zhaocai/model/performance/judge-template';
import { enableJudgeTemplate } from '@zhaocai/model/performance/template-endpoints';
import { judgeTemplateLifecycle } from '@zhaocai/model/performance/template-lifecycle';
import { useNavigate } from 'react-router';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { templatePath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';

type TemplateRow = Row<typeof judgeTemplate>;

const columns: readonly (string | DataColumn<TemplateRow>)[] = [
  { prop: 'name', label: judgeTemplate.fields.name.label, width: 240, type: 'mylink', sortable: true },
  'judgeType',
  'cycle',
  'enable',
  'itemCount',
  'confirmDays',
  'edition',
  'updateTime',
];
const isOpen = ({ enable }: TemplateRow) => !judgeTemplateLifecycle.is(enable, 'replaced');

const pathOf = (id: string) => `${templatePath}?id=${id}`;

/** By what performance is judged; of each kind and cycle one is in use. */
export function TemplateListPage() {
  const t = useText();
  const navigate = useNavigate();
  const turnActions = useTurning();
  return (
    <ResourcePage
      entity={judgeTemplate}
      title={t(texts.templates)}
      columns={columns}
      pathOf={({ id }) => pathOf(id)}
      onAdd={() => void navigate(templatePath)}
      onEdit={({ id }) => void navigate(pathOf(id))}
      mayEdit={isOpen}
      mayRemove={({ enable }) => judgeTemplateLifecycle.is(enable, 'disabled')}
      rowActions={turnActions}
    />
  );
}

/** Puts a template into use or out of it, after asking: another one may give way. */
function useTurning(): (row: TemplateRow) => readonly RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const enabling = useCommand(enableJudgeTemplate, { success: texts.enabled });
  const disabling = useCommand(enableJudgeTemplate, { success: texts.disabled });
  return (row) => {
    if (!allowed('judgeTemplate_enable') || !isOpen(row)) return [];
    const isUsed = judgeTemplateLifecycle.is(row.enable, 'enabled');
    const { label, confirm: text } = judgeTemplateLifecycle.actions[isUsed ? 'disable' : 'enable'];
    const turn = async () => {
      const isSure = await confirm({ title: `${t(label)} ${row.name}`, text: text && t(text), ok: t(label) });
      if (!isSure) return;
      const { id, version } = row;
      await (isUsed ? disabling : enabling).run({ id, version, enable: isUsed ? 0 : 1 });
    };
    return [{ key: 'turn', label: t(label), onClick: () => void turn() }];
  };
}
