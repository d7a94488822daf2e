/**
 * Where the pages without a menu are, with the data of the demo. A recipe names who looks, and leads there: an `address`,
 * or the `list` whose first row (or the one with a `row`'s text) is opened; `onward` goes on from the id, or the address, of what was opened.
 */
const projects = '/tenderee/myTenderee';
const plans = '/purchaseEntrust/purchasePlan';
const demands = '/demandInvestigate/myInvestigate';
const orders = '/payManage/order';
const unpaid = /待支付|To pay/;

export const recipes = {
  order: { account: 'finance', address: orders },
  orderDetail: { account: 'finance', list: orders, row: /已退款|Refunded/ },
  pay: { account: 'supplier2', list: orders, row: unpaid, onward: (id) => `/payManage/pay?id=${id}` },
  cashier: { account: 'supplier2', list: orders, row: unpaid, onward: (id) => `/payManage/cashier?id=${id}` },
  payRecord: { account: 'finance', address: '/payManage/payRecord' },
  payChannel: { account: 'finance', address: '/payManage/payChannel' },
  invoice: { account: 'finance', address: '/payManage/invoice' },
  invoiceDetail: { account: 'finance', list: '/payManage/invoice' },
  objection: { account: 'buyer', address: '/objection/index' },
  projectForm: {
    account: 'buyer',
    list: projects,
    row: 'DEMO-001',
    onward: (id) => `${projects}/addTenderee?id=${id}`,
  },
  projectDetail: { account: 'buyer', list: projects, row: 'DEMO-004' },
  comparison: {
    account: 'buyer',
    list: projects,
    row: 'DEMO-006',
    onward: (id) => `/tenderee/bidOpenManage/bidOpenResult?id=${id}`,
  },
  reviewResult: {
    account: 'manager',
    list: projects,
    row: 'DEMO-007',
    onward: (id) => `/tenderee/reviewResult/reviewDetails?id=${id}`,
  },
  evidence: {
    account: 'buyer',
    list: projects,
    row: 'DEMO-006',
    onward: (id) => `/tenderee/projectDetail/evidence?id=${id}`,
  },
  noticeEdit: {
    account: 'buyer',
    list: projects,
    row: 'DEMO-003',
    onward: (id) => `/projectManagement/noticeAdministration/creatNotice?projectId=${id}&type=10`,
  },
  noticeDetail: { account: 'buyer', list: '/projectManagement/noticeAdministration/noticeList' },
  bidRegister: {
    account: 'supplier3',
    list: '/projectManagement/noticeAdministration/noticeList',
    row: '离心机',
    press: /我要报名|^Register$/,
  },
  bidProject: { account: 'supplier1', list: '/bidding/myBid', row: /中标|已开标|Won|Not won|Opened/ },
  quote: { account: 'supplier1', list: '/bidding/myBid', row: /已递交|已通过|Submitted|Approved/ },
  applicationForm: { account: 'buyer', list: '/work/myapplybak' },
  leaveForm: { account: 'buyer', address: '/work/process/leave/form/1' },
  flowDesigner: { account: 'admin', list: '/base/workFlow/index' },
  flowInstances: { account: 'admin', address: '/base/workFlow/instances' },
  workbench: { account: 'buyer', address: '/wel/firstIndex' },
  dashboard: { account: 'buyer', address: '/wel/dashboard' },
  profile: { account: 'buyer', address: '/info/index' },
  password: { account: 'buyer', address: '/info/password' },
  sealKeys: { account: 'supplier1', address: '/info/sealKeys' },
  planForm: { account: 'buyer', address: `${plans}/planManage/addPurchasePlan` },
  planDetail: { account: 'buyer', list: `${plans}/planManage` },
  borrowDetail: { account: 'manager', list: '/tenderee/borrow', row: /逾期|Overdue/ },
  demandForm: {
    account: 'buyer',
    list: demands,
    row: '会议室显示设备',
    onward: (id) => `${demands}/addInvestigate?id=${id}`,
  },
  demandDetail: { account: 'buyer', list: demands, row: '高性能计算节点' },
  planAdjustForm: {
    account: 'buyer',
    list: `${plans}/planManage`,
    row: /已通过|已下达|Approved|Handed down/,
    onward: (id) => `${plans}/planTransmit/planAdjust?id=${id}`,
  },
  customerDetail: { account: 'buyer', list: '/crm/customer' },
  projectFilesDetail: { account: 'buyer', list: '/projectFiles' },
  formDesigner: { account: 'admin', list: '/projectParameter/FormManagement/FormList/index' },
  fillIn: {
    account: 'admin',
    list: '/projectParameter/FormManagement/FormList/index',
    onward: (_, { pathname }) => `/work/form/${pathname.split('/').at(-1)}`,
  },
  mansionDetail: { account: 'estate', list: '/estate/mansion' },
  userForm: { account: 'admin', address: '/system/companyManage/companyUsers/addUser' },
  roleGrant: { account: 'admin', list: '/system/companyManage/companyRole', inRow: /^(授权|Grant)/ },
  tenantAuthorization: { account: 'platform', address: '/system/platformManage/tenantAuthorization' },
  addTenant: { account: 'platform', address: '/system/tenantManage/tenantList/addTenant' },
  explain: { account: 'admin', address: '/authority/datascope/explain' },
  reportView: { account: 'admin', list: '/report/reportlist' },
  announcementEdit: { account: 'admin', address: '/desk/notice/edit' },
  ledgerPostings: { account: 'admin', address: '/payManage/ledger/postings' },
  ownNotices: { account: 'buyer', address: '/desk/notice/read' },
};
