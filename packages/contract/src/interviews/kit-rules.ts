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
  /** Whether they read the CV of the application; not said: no. */
  sharesCv?: boolean | undefined;
};

export const minutesOf = ({ sections }: Pick<KitContent, 'sections'>): number =>
  sections.reduce((sum, { minutes }) => sum + minutes, 0);
