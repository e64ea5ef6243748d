export {
  Page,
  PageHeader,
  type PageHeaderProps,
  type PageProps,
  Section,
  type SectionProps,
} from './Page.js';
