export { useHeadingLevel } from '../../controls/heading-level.js';
export {
  Page,
  PageHeader,
  type PageHeaderProps,
  type PageProps,
  Section,
  SectionGroup,
  type SectionGroupProps,
  type SectionProps,
} from './Page.js';
