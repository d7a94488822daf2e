import { flowDoneDetailHis } from '@zhaocai/model/workflow/work-endpoints';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Waiting } from '../../../../kit/widgets/loading.tsx';
import { Drawer } from '../../../../kit/widgets/drawer.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { RecordList } from './record-list.tsx';

export interface ApprovalRecordProps {
  readonly flowInstanceId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawer 审批记录 (rules 195–199). What is refused shows nothing (rule 204). */
export function ApprovalRecordDrawer({ flowInstanceId, isOpen, onClose }: ApprovalRecordProps) {
  const t = useText();
  const { data, isPending } = useEndpoint(flowDoneDetailHis, { flowInstanceId }, { enabled: isOpen });
  return (
    <Drawer open={isOpen} title={t(texts.record)} size={480} onClose={onClose}>
      {isPending && <Waiting rows={4} />}
      {data && <RecordList rows={data} />}
    </Drawer>
  );
}
