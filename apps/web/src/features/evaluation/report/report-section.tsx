import { FileProtectOutlined, FileWordOutlined, PrinterOutlined } from '@ant-design/icons';
import { memberRole } from '@zhaocai/model/evaluation/choices';
import { reportDocument, reportTitle } from '@zhaocai/model/evaluation/report-document';
import { readReport, reportPaper, type ToldReport } from '@zhaocai/model/evaluation/report-endpoints';
import { evaluationReportLifecycle, reportSignatureLifecycle } from '@zhaocai/model/evaluation/report-lifecycle';
import { Alert, Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { exportFile } from '../../../kit/http/export-file.ts';
import { FormDialog } from '../../../kit/resource-form/form-dialog.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { ActButtons } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { Candidates } from './candidates.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { reportTexts as texts } from './texts.ts';
import { useReportActs } from './use-report-acts.ts';

/** The report of a summary that is closed: who has signed it, what its reader may say to it, and its words. */
export function ReportSection({ packageId }: { readonly packageId: string }) {
  const { data } = useEndpoint(readReport, { packageId }, { refreshMs: 15_000 });
  return data ? <Report report={data} packageId={packageId} /> : null;
}

interface ReportProps {
  readonly report: ToldReport;
  readonly packageId: string;
}

function Report({ report, packageId }: ReportProps) {
  const t = useText();
  const language = useLanguage();
  const { acts, dissent, closeDissent, note } = useReportActs(report, packageId);
  const { body, isMasked, maySign, reportStatus } = report;
  return (
    <>
      <Section
        title={t(texts.report)}
        note={<ChoiceTag choices={evaluationReportLifecycle.choices} value={reportStatus} />}
        extra={<ActButtons acts={acts} />}
        id="report"
      >
        {maySign && <Alert type="info" showIcon title={t(texts.readFirst)} />}
        {isMasked && <p className="evaluation-hint">{t(texts.masked)}</p>}
        <Signatures report={report} note={note} />
      </Section>
      {evaluationReportLifecycle.is(reportStatus, 'signed') && <Candidates report={report} packageId={packageId} />}
      <PaperSection
        title={reportTitle(body, language)}
        blocks={reportDocument(report, language)}
        packageId={packageId}
      />
      <FormDialog task={dissent} width={640} onClose={closeDissent} />
    </>
  );
}

interface SignaturesProps {
  readonly report: ToldReport;
  readonly note: (memberId: string, name: string) => Promise<void>;
}

/** Who has said his word, and by when the others do. */
function Signatures({ report: { signatures, mayNote }, note }: SignaturesProps) {
  const t = useText();
  return (
    <ul className="evaluation-list">
      {signatures.map(({ id, memberId, name, role, signatureStatus, signTime, dueTime, dissent }) => (
        <li key={id}>
          <span className="evaluation-main">{name}</span>
          <ChoiceTag choices={memberRole.choices} value={role} />
          <ChoiceTag choices={reportSignatureLifecycle.choices} value={signatureStatus} />
          <span className="kit-quiet">
            {signTime
              ? shownInstant(signTime)
              : reportSignatureLifecycle.is(signatureStatus, 'waiting') &&
                dueTime &&
                t(texts.due, { time: shownInstant(dueTime) })}
          </span>
          {mayNote.includes(memberId) && (
            <span className="evaluation-acts">
              <Button size="small" danger onClick={() => void note(memberId, name)}>
                {t(texts.note)}
              </Button>
            </span>
          )}
          {dissent && <div className="evaluation-wide">{dissent}</div>}
        </li>
      ))}
    </ul>
  );
}

interface PaperSectionProps extends React.ComponentProps<typeof PaperSheet> {
  readonly packageId: string;
}

function PaperSection({ packageId, ...sheet }: PaperSectionProps) {
  const t = useText();
  const notify = useNotify();
  const save = (format: 'docx' | 'json') => () =>
    void exportFile(reportPaper, { packageId, format }, `${sheet.title}.${format}`).catch(notify.failure);
  const ways = (
    <>
      <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
        {t(texts.print)}
      </Button>
      <PdfButton
        endpoint={reportPaper}
        input={{ packageId, format: 'pdf' as const }}
        title={sheet.title}
        label={t(texts.pdf)}
      />
      <Button icon={<FileWordOutlined />} onClick={save('docx')}>
        {t(texts.docx)}
      </Button>
      <Button icon={<FileProtectOutlined />} onClick={save('json')}>
        {t(texts.json)}
      </Button>
    </>
  );
  return (
    <div className="evaluation-paper-section">
      <Section title={t(texts.paper)} extra={ways}>
        <PaperSheet {...sheet} />
      </Section>
    </div>
  );
}
