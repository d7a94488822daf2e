import { judgeType } from '@zhaocai/model/performance/choices';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { RefName } from '../../../kit/widgets/ref-name.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { beginPath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { JudgedSection } from './judged-section.tsx';
import { libraryOf } from './library-of.ts';

/** How one supplier, agency or expert did his work. `?type=` and `?id=` name him. */
export function TargetPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [search] = useSearchParams();
  const targetId = search.get('id') ?? '';
  const kind = Number(search.get('type') ?? judgeType.code.supplier);
  if (targetId === '') return <Empty title={t(texts.chooseRecord)} />;
  return (
    <div className="kit-page">
      <PageHead
        title={<RefName to={libraryOf(kind)} id={targetId} />}
        note={<ChoiceTag choices={judgeType.choices} value={kind} />}
        actions={
          allowed('judgement_edit') && (
            <Button type="primary" onClick={() => void navigate(`${beginPath}?type=${kind}`)}>
              {t(texts.start)}
            </Button>
          )
        }
      />
      <JudgedSection judgeType={kind} targetId={targetId} />
    </div>
  );
}
