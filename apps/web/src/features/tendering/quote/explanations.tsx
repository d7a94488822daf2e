import type { Text } from '@zhaocai/model/kit/text';
import type { PublishedPackage } from '@zhaocai/model/tendering/published-endpoints';
import { Form, Input } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { Section } from '../../../kit/widgets/section.tsx';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';

type ExplanationName = 'matchExplain' | 'serviceShow' | 'remark';

interface Explanation {
  readonly name: ExplanationName;
  readonly label: Text;
  readonly hint: Text;
  readonly maxLength: number;
  /** What the buyer asks for in this respect, to answer to. */
  readonly demand?: (one: PublishedPackage) => string | null;
}

const explanations: readonly Explanation[] = [
  {
    name: 'matchExplain',
    label: texts.matchExplain,
    hint: texts.matchHint,
    maxLength: 4000,
    demand: ({ techParams }) => techParams,
  },
  {
    name: 'serviceShow',
    label: texts.serviceShow,
    hint: texts.serviceHint,
    maxLength: 4000,
    demand: ({ afterSale }) => afterSale,
  },
  { name: 'remark', label: texts.remark, hint: texts.remarkHint, maxLength: 2000 },
];

export interface ExplanationsProps {
  readonly draft: QuoteDraft;
  readonly demand: PublishedPackage;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<QuoteDraft>) => void;
}

/** What stands beside the price when quotes are compared. */
export function Explanations({ draft, demand, isReadOnly, onChange }: ExplanationsProps) {
  const t = useText();
  return (
    <Section title={t(texts.explanations)}>
      <Form layout="vertical" component={false}>
        <div className={isReadOnly ? 'quote-explanations quote-explanations-read' : 'quote-explanations'}>
          {explanations.map(({ name, label, hint, maxLength, demand: demandOf }) => {
            const asked = demandOf?.(demand);
            return (
              <Form.Item key={name} label={t(label)} htmlFor={`quote-${name}`} className="quote-explanation">
                {asked && (
                  <p className="quote-demand">
                    <span>{t(texts.demand)}</span>
                    {asked}
                  </p>
                )}
                {isReadOnly ? (
                  <p className="kit-lines quote-read">{draft[name] || <span className="kit-faint">—</span>}</p>
                ) : (
                  <Input.TextArea
                    id={`quote-${name}`}
                    value={draft[name]}
                    placeholder={t(hint)}
                    maxLength={maxLength}
                    autoSize={{ minRows: 2, maxRows: 12 }}
                    onChange={(event) => onChange({ [name]: event.target.value })}
                  />
                )}
              </Form.Item>
            );
          })}
        </div>
      </Form>
    </Section>
  );
}
