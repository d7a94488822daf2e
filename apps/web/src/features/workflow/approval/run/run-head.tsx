import { AuditOutlined, ExportOutlined, PrinterOutlined } from '@ant-design/icons';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { Instant } from '../../../../kit/widgets/instant.tsx';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { objectTexts } from '../object/texts.ts';
import { objectPages, printPath } from '../paths.ts';
import { InstanceTag } from '../state-tag.tsx';
import { ApprovalRecordDrawer } from '../steps/record-drawer.tsx';
import { approvalTexts as texts } from '../texts.ts';

/** What it is, who asks for it, where it waits; its record and its paper. */
export function RunHead({ detail }: { detail: FlowDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const page = objectPages(detail).find(({ permission }) => allowed(permission));
  const [isRecordOpen, setRecordOpen] = useState(false);
  const { id, title, instanceStatus, initiatorName, flowName, createTime, currentTasks, currentTask } = detail;
  return (
    <>
      <PageHead
        title={title}
        note={<InstanceTag status={instanceStatus} />}
        actions={
          <>
            {page && (
              <Button icon={<ExportOutlined />} onClick={() => void navigate(page.path)}>
                {t(objectTexts.objectPage)}
              </Button>
            )}
            <Button icon={<AuditOutlined />} onClick={() => setRecordOpen(true)}>
              {t(texts.record)}
            </Button>
            <Button icon={<PrinterOutlined />} onClick={() => void navigate(printPath(id))}>
              {t(texts.print)}
            </Button>
          </>
        }
      >
        <span>{flowName}</span>
        <span>
          {t(texts.initiator)} {initiatorName}
        </span>
        <Instant at={createTime} />
        {currentTasks && (
          <span>
            {t(texts.currentStep)} {currentTasks}
          </span>
        )}
        {currentTask?.isOverdue && <ToneTag tone="red">{t(texts.overdue)}</ToneTag>}
      </PageHead>
      <ApprovalRecordDrawer flowInstanceId={id} isOpen={isRecordOpen} onClose={() => setRecordOpen(false)} />
    </>
  );
}
