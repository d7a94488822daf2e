import type { Text } from '../../kit/text.ts';

/** A kind of clause that shuts suppliers out, what tells it in a text, and what is written in its place. */
export interface ClauseRule {
  readonly label: Text;
  readonly article: Text;
  readonly advice: Text;
  /** One sentence is looked at at a time. Linear patterns: texts are strangers'. */
  readonly found: readonly RegExp[];
  /** A sentence that says one of these is lawful, whatever was found in it. */
  readonly unless?: readonly RegExp[];
  /** The word alone says nothing: it must be demanded, or bring points. */
  readonly onlyAsDemand?: true;
}

const demands =
  /不(?:低于|少于|小于)|以上|大于|超过|高于|≥|>|达到|具有|具备|须|应当|必须|要求|得\d|加分|得分|评分|每[^，。；]{0,12}分/;

/** Whether a sentence demands something or gives points for it. */
export function isDemand(sentence: string): boolean {
  return demands.test(sentence);
}

/** Names that also mean something else are taken with what makes them a brand. */
const chineseBrands = [
  '联想|戴尔|惠普|华为|海尔|格力|海信|西门子|施耐德|佳能|爱普生|索尼|三星(?!级)|飞利浦|松下|夏普|理光|富士施乐',
  '海康威视|大华(?=股份|牌|摄像|监控|录像)|思科|新华三|锐捷|浪潮(?=服务器|信息|牌)|中科曙光|微软|英特尔|英伟达|奥的斯|日立|大金|特灵|徕卡',
  '(?:美的|苹果)(?=牌|空调|电器|电脑|手机|平板)',
].join('|');
const latinBrands =
  'Lenovo|Dell|HP|Huawei|Cisco|H3C|Canon|Epson|Sony|Samsung|Philips|Apple|Intel|AMD|NVIDIA|ThinkPad|MacBook|iPad';

const place = '(?:本地|本市|本省|本区|本县|当地|项目所在地|采购人所在地|[省市区县]内)';

export const clauseRules = {
  scale: {
    label: { zh: '以企业规模设门槛', en: 'Size of the company as a condition' },
    article: { zh: '财政部令第87号第十七条', en: 'MOF Order 87, article 17' },
    advice: {
      zh: '不得将注册资本、资产总额、营业收入、从业人员、利润、纳税额等规模条件作为资格要求或评审因素，请改为与履约能力直接相关的条件',
      en: 'Registered capital, assets, revenue, staff, profit or tax may be neither condition nor criterion; ask for what the performance needs',
    },
    found: [
      /注册资(?:本|金)/g,
      /资产总额|总资产|净资产/g,
      /营业(?:收入|额)|销售(?:收入|额)|年产值/g,
      /从业人员|(?:员工|职工)(?:总数|人数|总人数|数量)/g,
      /净?利润(?:率|额|总额)?/g,
      /(?:年?纳税|缴税)(?:总?额)/g,
    ],
    unless: [/(?:报价|价格|费用|总价)[^。；]{0,30}(?:包含|包括|含)/],
    onlyAsDemand: true,
  },
  authorization: {
    label: { zh: '要求厂家授权或证明', en: 'Authorisation by the manufacturer' },
    article: { zh: '财政部令第87号第十七条', en: 'MOF Order 87, article 17' },
    advice: {
      zh: '除进口货物外，不得将生产厂家授权、承诺、证明、背书作为资格要求，请删除或改为由供应商自行承诺',
      en: 'But for imported goods no authorisation, promise or proof of the manufacturer may be demanded; let the supplier promise himself',
    },
    found: [
      /(?:原厂|厂家|厂商|制造商|生产商|生产厂)[^，。；、]{0,12}(?:授权|承诺|证明|背书|盖章|加盖公章)/g,
      /(?:授权书|承诺函|证明函?)[^，。；、]{0,6}(?:原厂|厂家|厂商|制造商)(?:出具|提供|盖章)/g,
    ],
    unless: [/进口(?:产品|货物|设备)?/, /(?:无需|不需|不要求|不得要求)/],
  },
  brand: {
    label: { zh: '指定品牌、专利或型号', en: 'A certain brand, patent or model' },
    article: {
      zh: '政府采购法实施条例第二十条第（六）项',
      en: 'Implementing Regulations of the Procurement Law, article 20 (6)',
    },
    advice: {
      zh: '不得限定或指定特定的专利、商标、品牌或供应商，请改为技术参数；确需参照的，注明“或相当于”',
      en: 'No certain patent, mark, brand or supplier may be demanded; state parameters, or add “or equivalent”',
    },
    found: [
      /(?:指定|限定|仅限|只接受|必须(?:采用|使用|为)|须(?:采用|使用|为))[^，。；]{0,20}(?:品牌|商标|专利|型号)/g,
      /(?:品牌|商标)\s*(?:为|：|:|须为|必须为)\s*[^，。；\s]{1,20}/g,
      // oxlint-disable-next-line house/linear-patterns -- words of ours, and gaps of a bounded length
      new RegExp(chineseBrands, 'g'),
      // oxlint-disable-next-line house/linear-patterns -- words of ours, and gaps of a bounded length
      new RegExp(`(?<![A-Za-z])(?:${latinBrands})(?![A-Za-z])`, 'gi'),
    ],
    unless: [/相当于|同等|同档次|等同|参考品牌[^。；]{0,40}等|不(?:限定|指定|得)[^，。；]{0,4}(?:品牌|商标|专利)/],
  },
  place: {
    label: { zh: '限定所在地或所有制', en: 'Place or ownership of the supplier' },
    article: {
      zh: '政府采购法实施条例第二十条第（七）项',
      en: 'Implementing Regulations of the Procurement Law, article 20 (7)',
    },
    advice: {
      zh: '不得限定供应商的所有制形式、组织形式或所在地；需要本地服务的，可要求成交后设立服务点或承诺响应时间',
      en: 'Ownership, form or place of the supplier may not be limited; ask for a service point after the award, or for a time of response',
    },
    found: [
      // oxlint-disable-next-line house/linear-patterns -- words of ours, and gaps of a bounded length
      new RegExp(
        `${place}[^，。；]{0,12}(?:注册|登记|设有|设立|办公场所|分公司|分支机构|服务机构|营业网点|企业|供应商)`,
        'g',
      ),
      /(?:仅限|只限|优先(?:选择|考虑)?)[^，。；]{0,6}(?:本地|本市|本省|当地)/g,
      // Somewhere by its name: `在杭州市设有网点`, `注册地在西湖区的企业`.
      /在[\u4e00-\u9fa5]{2,8}[省市区县州盟](?:内|范围内|行政区域内)?[^，。；]{0,4}(?:设有|设立|拥有|建有|注册|登记)[^，。；]{0,12}/g,
      /注册(?:地|地址|所在地)(?:须|必须|应|应当|要求)?(?:在|为|位于)[^，。；]{0,16}/g,
      /[\u4e00-\u9fa5]{2,8}[省市区县州盟](?:内|范围内|行政区域内)?(?:注册|登记)的?[^，。；]{0,4}(?:企业|公司|供应商|单位|法人)/g,
      /(?:须为|必须为|仅限|限于?)(?:国有|国企|央企|民营|上市|股份制|外资)[^，。；]{0,4}/g,
      /(?:不接受|不允许|拒绝|谢绝|排除|禁止|不得为)[^，。；]{0,4}(?:国有|国企|央企|民营|民企|私营|上市|股份制|外资|合资|个体)[^，。；]{0,8}/g,
    ],
    unless: [/(?:中标|成交|签订合同)(?:之?后|以后)/],
  },
  record: {
    label: { zh: '以特定区域或行业的业绩、奖项加分', en: 'Record or prizes of a certain region or trade' },
    article: {
      zh: '政府采购法实施条例第二十条第（四）项',
      en: 'Implementing Regulations of the Procurement Law, article 20 (4)',
    },
    advice: {
      zh: '不得以特定行政区域或特定行业的业绩、奖项作为加分条件或成交条件，请改为同类项目业绩',
      en: 'A record or prize of a certain region or trade may bring neither points nor the award; ask for projects of the same kind',
    },
    found: [
      /(?:本地|当地|本区|本县|区域内|本省|本市|省内|市内|省级|市级|省部级)[^，。；]{0,10}(?:业绩|奖项|荣誉|获奖|奖励)/g,
      /[\u4e00-\u9fa5]{2}(?:省|市)(?:范围)?内?的?[^，。；]{0,8}(?:业绩|奖项|荣誉)/g,
      /(?:高校|院校|医院|医疗|公安|金融|电力|烟草|教育|税务)(?:行业|系统|单位)的?[^，。；]{0,8}(?:业绩|案例)/g,
    ],
  },
  age: {
    label: { zh: '以成立或经营年限设门槛', en: 'Age of the company as a condition' },
    article: { zh: '财库〔2020〕46号第五条', en: 'Caiku [2020] 46, article 5' },
    advice: {
      zh: '不得在经营年限等方面对中小企业实行差别待遇，请删除年限要求',
      en: 'Small companies may not be treated otherwise for their years in business; drop the demand',
    },
    found: [
      /经营年限/g,
      /(?:公司|企业|供应商|投标人)?(?:成立|注册)(?:时间)?(?:须?满|不少于|已满|超过)[^，。；]{0,6}年/g,
    ],
  },
  registration: {
    label: { zh: '以报名或到场限制获取文件', en: 'Documents only after registering or in person' },
    article: { zh: '电子招标投标办法第二十条', en: 'Measures for Electronic Tendering, article 20' },
    advice: {
      zh: '不得以报名、审核或到场作为下载文件的前提，请删除',
      en: 'Neither registering, nor a check, nor coming in person may stand before the download of documents',
    },
    found: [
      /(?:报名|审核通过|登记|现场确认)(?:成功)?后?方可(?:获取|下载|购买|领取)/g,
      /(?:须|必须|应)(?:由法定代表人)?(?:到|至)?现场(?:报名|购买|领取|获取)/g,
    ],
  },
  payment: {
    label: { zh: '以他人付款为付款前提', en: 'Payment only when others pay' },
    article: { zh: '保障中小企业款项支付条例第十二条', en: 'Regulations on Payments to SMEs, article 12' },
    advice: {
      zh: '不得约定以收到第三方付款作为向中小企业付款的条件，请约定自交付之日起的付款期限',
      en: 'Payment may not depend on a third party’s; agree on days from delivery',
    },
    found: [
      /(?:收到|待|以|等)[^，。；]{0,14}(?:拨款|付款|回款|资金到位|资金拨付|款项到账)[^，。；]{0,4}(?:后|为前提|为条件)/g,
    ],
  },
} as const satisfies Record<string, ClauseRule>;

export type ClauseRuleName = keyof typeof clauseRules;
