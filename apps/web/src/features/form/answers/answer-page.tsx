import { EditOutlined, PrinterOutlined } from '@ant-design/icons';
import { answerPdf, queryByBusinessId, type AnswerDetail } from '@zhaocai/model/form/answer-endpoints';
import { answerLifecycle } from '@zhaocai/model/form/answer-lifecycle';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { changeAnswerPath, runPath } from '../paths.ts';
import { FormPrintRows } from '../render/form-print.tsx';
import { useFormModel } from '../render/use-form-model.ts';
import { answerTexts as texts } from './texts.ts';

/** What somebody filled in, to read and to print: in the version of the form that he saw. */
export function AnswerPage() {
  const { answerId = '' } = useParams();
  const query = useEndpoint(queryByBusinessId, { businessId: answerId });
  return <Loaded query={query}>{(answer) => <Answer answer={answer} />}</Loaded>;
}

function Answer({ answer }: { readonly answer: AnswerDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const form = useFormModel(answer.jsonData);
  const { title, formName, versionNo, createUserName, createTime, flowInstanceId, answerState } = answer;
  useTabTitle(title);
  return (
    <div className="kit-page form-narrow">
      <PageHead
        title={title}
        note={<ChoiceTag choices={answerLifecycle.choices} value={answerState} />}
        actions={
          <span className="form-no-print">
            {flowInstanceId !== null && (
              <Button onClick={() => void navigate(runPath(flowInstanceId))}>{t(texts.run)}</Button>
            )}
            {answer.mayChange && (
              <Button icon={<EditOutlined />} onClick={() => void navigate(changeAnswerPath(answer.id))}>
                {t(texts.change)}
              </Button>
            )}
            <PdfButton endpoint={answerPdf} input={{ businessId: answer.id }} title={title} />
            <Button type="primary" icon={<PrinterOutlined />} onClick={() => window.print()}>
              {t(texts.print)}
            </Button>
          </span>
        }
      >
        <span>
          {formName} v{versionNo}
        </span>
        <span>
          {t(texts.createdBy)} {createUserName}
        </span>
        <Instant at={createTime} />
      </PageHead>
      {form ? (
        <Section title={formName}>
          <table className="form-sheet">
            <tbody>
              <FormPrintRows form={form} answers={answer.answers} />
            </tbody>
          </table>
        </Section>
      ) : (
        <Empty title={t(texts.unreadable)} />
      )}
    </div>
  );
}
