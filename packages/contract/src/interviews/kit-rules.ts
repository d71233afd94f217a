export const KIT_NAME_MOST = 120;
export const KIT_LINE_MOST = 500;
export const KIT_TEXT_MOST = 2000;
export const SECTIONS_MOST = 12;
export const SECTION_MINUTES_MOST = 240;
export const SECTION_QUESTIONS_MOST = 20;
export const ATTRIBUTES_MOST = 12;
export const FREE_QUESTIONS_MOST = 10;

/** What each point of a scale is called; a kit says in words what it means for an attribute. */
export const points = [1, 2, 3, 4] as const;
export type Point = (typeof points)[number];

/** What an interview with people goes through, and by what they judge it. */
export type KitContent = {
  sections: { title: string; minutes: number; questions: string[]; lookFor: string }[];
  attributes: {
    name: string;
    /** A scorecard without a point for it is not whole. */
    isMust: boolean;
    /** The words of each point, from the lowest. */
    points: string[];
  }[];
  questions: string[];
  /** Whether whoever sits in the interview reads the answers of the application. */
  sharesApplication: boolean;
  /** Whether colleagues read the CV of the application as it was sent, and people from outside a blackened copy; not said: no. */
  sharesCv?: boolean | undefined;
  /** Whether all of them read a blackened copy of it, and nobody the CV itself. */
  sharesBlackenedCv?: boolean | undefined;
};

/** What whoever interviews reads of the CV. */
export const cvReadings = ['none', 'sent', 'blackened'] as const;
export type CvReading = (typeof cvReadings)[number];

/** Where both are said, what shows less counts. */
export const cvReadingOf = (
  content: Pick<KitContent, 'sharesCv' | 'sharesBlackenedCv'>,
): CvReading => {
  if (content.sharesBlackenedCv === true) return 'blackened';
  return content.sharesCv === true ? 'sent' : 'none';
};

/** People from outside the company never read the CV itself. */
export const readsCopy = (reading: CvReading, isColleague: boolean): boolean =>
  reading === 'blackened' || (reading === 'sent' && !isColleague);

export const minutesOf = ({ sections }: Pick<KitContent, 'sections'>): number =>
  sections.reduce((sum, { minutes }) => sum + minutes, 0);
