import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { openingPdf, type Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { comparisonCsv } from './comparison-csv.ts';
import type { SelectionDraft } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface ComparisonHeadProps {
  readonly title: string;
  readonly comparison: Comparison;
  readonly draft: SelectionDraft;
  /** The buttons of this mode, after print and export. */
  readonly children?: ReactNode;
}

export function ComparisonHead({ title, comparison, draft, children }: ComparisonHeadProps) {
  const t = useText();
  const handleExport = () =>
    saveFile(comparisonCsv(comparison, draft, t), t(texts.fileName, { no: comparison.projectNo }));
  return (
    <PageHead
      title={title}
      note={<ChoiceTag choices={projectLifecycle.choices} value={comparison.stage} />}
      actions={
        <>
          <PdfButton
            endpoint={openingPdf}
            input={{ projectId: comparison.projectId }}
            title={title}
            label={t(texts.openingRecord)}
          />
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t(texts.print)}
          </Button>
          <Button icon={<DownloadOutlined />} onClick={handleExport}>
            {t(texts.export)}
          </Button>
          {children}
        </>
      }
    >
      <Link to={`/tenderee/projectDetail/index?id=${comparison.projectId}`}>{comparison.projectName}</Link>
      <Copyable value={comparison.projectNo} />
    </PageHead>
  );
}
