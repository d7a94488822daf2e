import './quota.css';
import { chargeStandard } from '@zhaocai/model/quota/charge-standard';
import {
  collegeStudentRegulation,
  facultyRegulation,
  quotaParameter,
  researchRegulation,
  sasnop,
} from '@zhaocai/model/quota/regulations';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { ChargePart } from './charge-part.tsx';
import { quotaTexts as texts } from './texts.ts';

const tables: readonly { readonly key: string; readonly label: { zh: string; en: string } }[] = [
  { key: 'faculty', label: facultyRegulation.label },
  { key: 'post', label: sasnop.label },
  { key: 'student', label: collegeStudentRegulation.label },
  { key: 'research', label: researchRegulation.label },
  { key: 'parameter', label: quotaParameter.label },
  { key: 'charge', label: chargeStandard.label },
];

/** The tables that the calculations go by; which one is shown stands in the address (`target` there means a window of its own). */
export function RegulationPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const shown = tables.find(({ key }) => key === search.get('view'))?.key ?? 'faculty';
  const notice = (
    <>
      <Segmented
        className="quota-tables"
        aria-label={t(texts.regulations)}
        value={shown}
        options={tables.map(({ key, label }) => ({ value: key, label: t(label) }))}
        // Filters belong to the table that is left.
        onChange={(key) => setSearch({ view: key })}
      />
      <p className="quota-hint">{t(texts.regulationsNote)}</p>
    </>
  );
  return <Table key={shown} name={shown} notice={notice} />;
}

function Table({ name, notice }: { readonly name: string; readonly notice: ReactNode }) {
  switch (name) {
    case 'post':
      return <ResourcePage entity={sasnop} notice={notice} />;
    case 'student':
      return <ResourcePage entity={collegeStudentRegulation} notice={notice} />;
    case 'research':
      return <ResourcePage entity={researchRegulation} notice={notice} />;
    case 'parameter':
      return <ResourcePage entity={quotaParameter} notice={notice} />;
    case 'charge':
      return <ChargePart notice={notice} />;
    default:
      return <ResourcePage entity={facultyRegulation} notice={notice} />;
  }
}
