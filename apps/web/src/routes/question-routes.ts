import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SearchParams } from '../lib/search-params.ts';
import { backTo } from './back-words.ts';
import { consoleLayout } from './console-route.ts';

const fromQuestions = {
  area: 'questions',
  back: backTo.questions,
};

const questionsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/questions',
  staticData: { area: 'questions' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/questions/questions-page.tsx'),
    'QuestionsPage',
  ),
});

const questionRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/questions/question',
  staticData: fromQuestions,
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/questions/question-page.tsx'),
    'QuestionPage',
  ),
});

const importQuestionsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/questions/import',
  staticData: fromQuestions,
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/questions/import-questions-page.tsx'),
    'ImportQuestionsPage',
  ),
});

const questionReportsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/questions/reports',
  staticData: fromQuestions,
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/questions/question-reports-page.tsx'),
    'QuestionReportsPage',
  ),
});

const blueprintsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/blueprints',
  staticData: { area: 'blueprints' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/tests/tests-page.tsx'),
    'BlueprintsPage',
  ),
});

const kitsRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/interview-kits',
  staticData: { area: 'blueprints' },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/kits/kits-page.tsx'),
    'KitsPage',
  ),
});

const kitRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/interview-kits/edit',
  staticData: { area: 'blueprints', back: backTo.kits },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/kits/kit-page.tsx'),
    'KitPage',
  ),
});

const blueprintRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/blueprints/edit',
  staticData: { area: 'blueprints', back: backTo.tests },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/tests/one-test-page.tsx'),
    'BlueprintPage',
  ),
});

const blueprintPreviewRoute = createRoute({
  getParentRoute: () => consoleLayout,
  path: '/blueprints/preview',
  staticData: { area: 'blueprints', back: null },
  validateSearch: (search: SearchParams) => search,
  component: lazyRouteComponent(
    () => import('../features/interviews/tests/tests-preview-page.tsx'),
    'BlueprintPreviewPage',
  ),
});

/** What interviews ask: the question bank and the tests. */
export const questionRoutes = [
  questionsRoute,
  questionRoute,
  importQuestionsRoute,
  questionReportsRoute,
  kitsRoute,
  kitRoute,
  blueprintsRoute,
  blueprintRoute,
  blueprintPreviewRoute,
] as const;
