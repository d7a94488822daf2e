import { processDeptListOnly } from '@zhaocai/model/workflow/chooser-endpoints';
import { flowGrant, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { Button, TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { ErrorPanel } from '../../../../kit/widgets/error-panel.tsx';
import { flowListTexts as texts } from './texts.ts';

/** Which departments may start a flow; none chosen: all of them. A department takes those below it along. */
export function GrantFlowDialog({ flow, onClose }: { flow: FlowRow; onClose: () => void }) {
  const t = useText();
  const [deptIds, setDeptIds] = useState<readonly string[]>(flow.deptIds);
  const depts = useEndpoint(processDeptListOnly, {}, { staleMs: 60_000 });
  const granting = useCommand(flowGrant, { success: texts.granted });
  const nodes = useMemo(() => treeOf(depts.data ?? []), [depts.data]);
  const save = async () => {
    const { defindId, version } = flow;
    if (await granting.run({ defindId, version, deptIds: deptIds.join(',') })) onClose();
  };
  return (
    <Dialog isOpen title={t(texts.grantTitle, { name: flow.flowName })} width={520} onClose={onClose}>
      {depts.error && <ErrorPanel error={depts.error} onRetry={() => void depts.refetch()} />}
      <label className="flow-grant">
        <span>{t(texts.mayStart)}</span>
        <TreeSelect<readonly string[]>
          className="kit-wide"
          aria-label={t(texts.mayStart)}
          treeData={nodes}
          treeDataSimpleMode
          treeCheckable
          treeDefaultExpandAll
          allowClear
          showCheckedStrategy={TreeSelect.SHOW_ALL}
          showSearch={{ treeNodeFilterProp: 'title' }}
          loading={depts.isFetching}
          value={deptIds}
          placeholder={t(texts.everybody)}
          onChange={setDeptIds}
        />
      </label>
      <p className="kit-quiet">{t(texts.grantHelp)}</p>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={granting.isRunning} disabled={!depts.data} onClick={() => void save()}>
          {t(kitTexts.ok)}
        </Button>
      </div>
    </Dialog>
  );
}

interface Dept {
  readonly id: string;
  readonly parentId: string;
  readonly deptName: string;
}

/** As the tree takes it; one whose parent is not there stands at the top. */
function treeOf(depts: readonly Dept[]) {
  const known = new Set(depts.map(({ id }) => id));
  return depts.map(({ id, parentId, deptName }) => ({
    id,
    value: id,
    title: deptName,
    pId: known.has(parentId) ? parentId : 0,
  }));
}
